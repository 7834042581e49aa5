/** English: what each phase asks, and what the other seat reads meanwhile. */
import { cardNames, count, inElement, listed } from '../grammar/en';
import { sentences } from '../grammar/lists';
import type { Scene } from '../scene';
import { type PlaceTexts, type PromptTexts, waits } from './table';

const actor = ({ names, toAct }: Scene): string => names.seat(toAct);

/** "Jonas has 8 in fire." */
function toMatch({ names, winner, against, element }: Scene): string | false {
  return element !== null && `${names.seat(winner)} has ${against[element]} ${inElement(element)}.`;
}

const demands = ({ demands: open, names }: Scene): string | false =>
  open.length > 0 && `Still demanded by ${cardNames(names, open)}.`;

function verdict(scene: Scene): string | false {
  const { element, power, against, hasShield } = scene;
  if (element === null) return false;
  const have = `${power[element]} ${inElement(element)}`;
  if (power[element] >= against[element]) return `${have} is enough.`;
  if (hasShield) return `With your shield, ${have} is enough.`;
  return `You have ${have} and need ${against[element]}.`;
}

function price({ retreat, names, winner }: Scene): string | false {
  if (retreat === undefined) return false;
  const { dragons, cards } = retreat;
  return `${names.seat(winner)} has ${count(cards, 'card')} in play: a retreat costs ${count(dragons, 'dragon')}.`;
}

function retreatDecision(scene: Scene): { ask: string; facts: string } {
  const { opening, isForced } = scene;
  if (opening) {
    const how = 'To decline, discard 1 to 3 cards.';
    return isForced
      ? { ask: 'You must decline: you have no Character you can play.', facts: how }
      : {
          ask: 'Open the fight or decline?',
          facts: `You cannot retreat in the first turn of a fight. ${how}`,
        };
  }
  const facts = sentences(toMatch(scene), demands(scene), price(scene));
  return {
    ask: isForced ? 'You must retreat: you have no Character you can play.' : 'Fight on or retreat?',
    facts,
  };
}

function announcement(scene: Scene): { ask: string; facts: string } {
  const { opening, power } = scene;
  if (!opening) return { ask: 'Announce your power.', facts: sentences(verdict(scene)) };
  return {
    ask: 'In which element do you open the fight?',
    facts: `You have ${power.fire} ${inElement('fire')} and ${power.earth} ${inElement('earth')}.`,
  };
}

export const places: PlaceTexts = {
  mulligan: {
    own: () => ({
      ask: 'Which cards do you exchange?',
      facts: 'Once only: put any number back, shuffle, draw up to 6. None is an answer too.',
    }),
    waiting: waits((scene) => `${actor(scene)} chooses cards to exchange.`),
  },
  beginning: {
    own: ({ landed }) => ({
      ask: 'Your turn begins.',
      facts:
        landed.length === 0
          ? 'You can retrieve cards, land Ships and discard your Bluffs.'
          : 'You play the Ship’s cargo this turn: Characters, Boosters and Supports, each in its phase.',
    }),
    waiting: waits((scene) => `${actor(scene)} begins the turn.`),
  },
  leadership: {
    own: (scene) => ({
      ask: 'Play a Leadership card or a Ship?',
      facts: sentences('One of them a turn, or none.', demands(scene)),
    }),
    waiting: waits((scene) => `${actor(scene)} may play a Leadership card or a Ship.`),
  },
  retreat: {
    own: retreatDecision,
    waiting: waits((scene) =>
      scene.opening
        ? `${actor(scene)} opens the fight or declines.`
        : `${actor(scene)} fights on or retreats.`,
    ),
  },
  character: {
    own: (scene) =>
      scene.landed.length > 0
        ? {
            ask: 'Play your Characters from the landed Ship.',
            facts:
              'Buka Characters from a Ship are free. What is left on it is discarded before you announce.',
          }
        : { ask: 'Play a Character.', facts: sentences(toMatch(scene), demands(scene)) },
    waiting: waits((scene) => `${actor(scene)} plays a Character.`),
  },
  reinforcement: {
    own: (scene) => ({
      ask: scene.opening
        ? 'In the first turn of a fight only free or extra Boosters and Supports.'
        : 'Play a Booster or a Support?',
      facts: sentences(verdict(scene), demands(scene)),
    }),
    waiting: waits((scene) => `${actor(scene)} may play a Booster or a Support.`),
  },
  announce: { own: announcement, waiting: waits((scene) => `${actor(scene)} is about to announce.`) },
  showColours: {
    own: ({ names, onTurn, element, power, bluffs, bluffPower }) => ({
      ask:
        element === null
          ? 'Show colours?'
          : `${names.seat(onTurn)} announces ${power[element]} ${inElement(element)}. Show colours?`,
      facts:
        bluffs === 1
          ? `A face-down card stands behind it, worth ${bluffPower}. Call it if you think it lies.`
          : `${bluffs} face-down cards stand behind it, together worth ${bluffPower}. One call concerns them all.`,
    }),
    waiting: waits((scene) => `${actor(scene)} may have your colours shown.`),
  },
  refill: {
    own: () => ({ ask: 'Your hand is refilled.', facts: '' }),
    waiting: waits(({ names, onTurn }) => `${names.seat(onTurn)} refills the hand.`),
  },
  end: {
    own: () => ({ ask: 'Your turn ends.', facts: '' }),
    waiting: waits(({ names, onTurn }) => `The turn of ${names.seat(onTurn)} ends.`),
  },
};

export const head: PromptTexts['head'] = (scene) => {
  const { names, place, reader, onTurn, toAct, turn, fight, game, opening, landed } = scene;
  if (place === 'mulligan') return `Game ${game}, before the first fight`;
  const isOwn = reader === onTurn;
  if (toAct !== onTurn && toAct === reader) return `${names.seat(onTurn)}’s turn ${turn}, you answer`;
  if (opening) return isOwn ? `You open fight ${fight}` : `${names.seat(onTurn)} opens fight ${fight}`;
  const whose = isOwn ? `Your turn ${turn}` : `${names.seat(onTurn)}’s turn ${turn}`;
  if (landed.length === 0) return whose;
  const ships = listed(landed.map((ship) => names.printed(ship)?.name ?? 'a Ship'));
  return `${whose}, ${ships} ${landed.length > 1 ? 'have' : 'has'} landed`;
};
