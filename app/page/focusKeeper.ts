/**
 * The focus is never lost: where the focused control goes away, its successor gets it. That is the control itself if it
 * comes back (a window above it has closed), else the heading of a zone that asks something, else what now lies at its
 * place in the zone, else the question of the table, else the title of the page.
 */

/** Where the focus is, or was until its control went away. */
interface Place {
  readonly element: HTMLElement;
  readonly isInWindow: boolean;
  /** What lies around it; drawn anew, another element of this name may stand in its stead. */
  readonly group: Element;
  readonly zone: string | undefined;
  /** How many stops lie before it in the group. */
  readonly index: number;
  /** The page follows the focus of the keyboard; under a pointer it stays where it is. */
  readonly isByKeys: boolean;
}

const groups = '[data-zone], section, fieldset, ul, ol, nav, header, dialog, main, body';
const stops =
  '[data-item], button:not([tabindex="-1"], [aria-disabled]), a[href], input, select, textarea, [tabindex="0"]';

/** Can have the focus: in the document, in sight, and not shut off. */
const isThere = (element: Element): boolean =>
  element.isConnected &&
  element.checkVisibility({ visibilityProperty: true }) &&
  element.closest('[inert]') === null &&
  !element.matches(':disabled');

const stopsIn = (group: Element): HTMLElement[] => [...group.querySelectorAll<HTMLElement>(stops)];

const isBefore = (one: Element, other: Element): boolean =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

function placeOf(element: HTMLElement): Place {
  const group = element.parentElement?.closest(groups) ?? document.body;
  return {
    element,
    isInWindow: element.closest('dialog') !== null,
    group,
    zone: group.closest<HTMLElement>('[data-zone]')?.dataset.zone,
    index: stopsIn(group).filter((stop) => stop !== element && isBefore(stop, element)).length,
    isByKeys: element.matches(':focus-visible'),
  };
}

function inItsGroup({ group, zone, index }: Place, scope: Element): HTMLElement | undefined {
  const now = group.isConnected ? group : scope.querySelector(`[data-zone="${zone}"]`);
  if (now === null || now === document.body) return undefined;
  const heading = now.querySelector<HTMLElement>('[data-heading]');
  if (heading !== null && isThere(heading)) return heading;
  const left = stopsIn(now).filter(isThere);
  return left[Math.min(index, left.length - 1)];
}

function titleOf(scope: Element): HTMLElement | undefined {
  for (const title of ['[data-heading]', 'h1', 'h2']) {
    const found = [...scope.querySelectorAll<HTMLElement>(title)].find(isThere);
    if (found !== undefined) return found;
  }
  return undefined;
}

function giveTo(element: HTMLElement, isByKeys: boolean): void {
  if (element.matches('h1, h2') && !element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: !isByKeys });
}

/** Begins to watch over the focus of the page. */
export function keepFocus(): void {
  let last: Place | undefined;
  /** The last one outside all windows, where the focus returns when they close. */
  let onPage: Place | undefined;
  /** Between two controls, while neither has it. */
  let isMoving = false;

  function keep(): void {
    const now = document.activeElement;
    // Nothing is measured while all is well: what hides a control takes the focus from it, too.
    if (isMoving || last === undefined || (now !== null && now !== document.body)) return;
    const open = [...document.querySelectorAll('dialog[open]')].at(-1);
    const place = open === undefined ? onPage : last.isInWindow ? last : undefined;
    const scope = open ?? document.body;
    const successor =
      place !== undefined && isThere(place.element)
        ? place.element
        : ((place && inItsGroup(place, scope)) ?? titleOf(scope));
    if (successor !== undefined) giveTo(successor, last.isByKeys);
  }

  document.addEventListener('focusin', ({ target }) => {
    isMoving = false;
    if (!(target instanceof HTMLElement)) return;
    last = placeOf(target);
    if (!last.isInWindow) onPage = last;
  });

  function leave({ relatedTarget }: FocusEvent): void {
    if (relatedTarget !== null) {
      isMoving = true;
      // Should its goal refuse it.
      setTimeout(() => {
        isMoving = false;
        keep();
      });
      return;
    }
    // A control that is taken out is still in its place while it tells this.
    queueMicrotask(() => {
      if (last === undefined || document.activeElement !== document.body) return;
      if (!isThere(last.element)) return keep();
      // A press beside everything, or Tab out of the page: who puts the focus away keeps it so.
      if (!last.isInWindow) onPage = undefined;
      last = undefined;
    });
  }
  // Before any part of the page hears of it and draws itself anew.
  document.addEventListener('focusout', leave, { capture: true });

  new MutationObserver(keep).observe(document.body, { childList: true, subtree: true });
}
