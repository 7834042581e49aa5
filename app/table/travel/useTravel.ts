/**
 * Cards travel: what moved since the last drawing glides from its old place to its new one, what was drawn comes from
 * its pile, what left goes to one. Only `transform` and `opacity` move.
 */
import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { SeatView } from '../../game/match';
import { motionNow } from '../../page/settings';
import { move } from './animations';
import { cameFrom, wentTo } from './whereabouts';

const times = { full: 260, short: 130, none: 0 } as const;

/** Between cards that come one after the other, such as those of a refill. */
const apart = 40;

/** Shifts smaller than this are no journey. */
const noticeable = 4;

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

interface Laid {
  readonly element: HTMLElement;
  readonly spot: Spot;
}

const spotOf = (element: Element): Spot => {
  const { x, y, width } = element.getBoundingClientRect();
  return { x, y, width };
};

function laidOn(table: HTMLElement): Map<number, Laid> {
  const laid = new Map<number, Laid>();
  for (const element of table.querySelectorAll<HTMLElement>('[data-card]')) {
    const spot = spotOf(element);
    if (spot.width > 0) laid.set(Number(element.dataset.card), { element, spot });
  }
  return laid;
}

/** The picture of a pile, or where there is none, its control. */
function spotAt(table: HTMLElement, place: string): Spot | undefined {
  const element = table.querySelector(place);
  if (element === null) return undefined;
  const spot = spotOf(element);
  const control = spot.width > 0 ? null : element.closest('button');
  const shown = control === null ? spot : spotOf(control);
  return shown.width > 0 ? shown : undefined;
}

function frameFrom(from: Spot, to: Spot): Keyframe {
  const scale = from.width / to.width;
  return { transform: `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${scale})` };
}

const atRest: Keyframe = { transform: 'none' };

/** While it moves: above what lies still. Properties that are no part of the frames leave those to the compositor. */
const travelling = { zIndex: '8', transformOrigin: '0 0' };
const settled = { zIndex: '', transformOrigin: '' };

function travel(element: HTMLElement, frames: Keyframe[], timing: KeyframeAnimationOptions): Animation {
  const animation = move(element, frames, timing);
  const settle = () => Object.assign(element.style, settled);
  Object.assign(element.style, travelling);
  animation.addEventListener('finish', settle);
  animation.addEventListener('cancel', settle);
  return animation;
}

/** A picture of a card that is gone, on its way to where it went. */
function seeOff(table: HTMLElement, { element, spot }: Laid, to: Spot, duration: number): void {
  const picture = element.querySelector('.card, .open-card');
  if (picture === null) return;
  const ghost = document.createElement('div');
  ghost.className = 'travelling';
  ghost.setAttribute('aria-hidden', 'true');
  ghost.append(picture.cloneNode(true));
  Object.assign(ghost.style, { left: `${spot.x}px`, top: `${spot.y}px`, width: `${spot.width}px` });
  ghost.style.setProperty('--w', `${spot.width}px`);
  table.append(ghost);
  const animation = travel(ghost, [atRest, { ...frameFrom(to, spot), opacity: 0.4 }], { duration });
  animation.addEventListener('finish', () => ghost.remove());
}

interface Drawn {
  readonly view: SeatView;
  readonly laid: ReadonlyMap<number, Laid>;
}

type Journey = () => void;

/** Cards that lie elsewhere now, and those that have come. */
function arrivals(table: HTMLElement, was: Drawn, now: Drawn, duration: number): Journey[] {
  const journeys: Journey[] = [];
  let come = 0;
  for (const [card, { element, spot }] of now.laid) {
    const old = was.laid.get(card)?.spot;
    const from = old ?? spotAt(table, cameFrom(was.view.observation, now.view.observation, card));
    if (from === undefined || Math.hypot(from.x - spot.x, from.y - spot.y) <= noticeable) continue;
    const delay = old === undefined ? apart * come++ : 0;
    journeys.push(() =>
      travel(element, [frameFrom(from, spot), atRest], { duration, delay, fill: 'backwards' }),
    );
  }
  return journeys;
}

/** Cards that have gone. */
function departures(table: HTMLElement, was: Drawn, now: Drawn, duration: number): Journey[] {
  return [...was.laid].flatMap(([card, gone]): Journey[] => {
    const place = now.laid.has(card) ? undefined : wentTo(now.view.observation, card);
    const to = place === undefined ? undefined : spotAt(table, place);
    return to === undefined ? [] : [() => seeOff(table, gone, to, duration)];
  });
}

/** Each state of the game is one journey; other renderings move nothing. */
export function useTravel(table: RefObject<HTMLElement | null>, view: SeatView): void {
  const before = useRef<Drawn | null>(null);

  useLayoutEffect(() => {
    const element = table.current;
    if (element === null) return;
    const laid = laidOn(element);
    const was = before.current;
    const duration = times[motionNow()];
    if (was !== null && was.view !== view && duration > 0) {
      const journeys = [
        ...arrivals(element, was, { view, laid }, duration),
        ...departures(element, was, { view, laid }, duration),
      ];
      // All places are read before anything moves: the page is laid out once.
      for (const begin of journeys) begin();
    }
    before.current = { view, laid };
  });
}
