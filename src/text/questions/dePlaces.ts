/** German: what each phase asks, and what the other seat reads meanwhile. */
import { cardNames, cards as counted, dragons, inElement, listed } from '../grammar/de';
import { sentences } from '../grammar/lists';
import type { Scene } from '../scene';
import { type AskAndFacts, type PlaceTexts, type PromptTexts, waits } from './table';

const actor = ({ names, toAct }: Scene): string => names.seat(toAct);

/** "Jonas hat 8 in Feuer." */
function toMatch({ names, winner, against, element }: Scene): string | false {
  return element !== null && `${names.seat(winner)} hat ${against[element]} ${inElement(element)}.`;
}

const demands = ({ demands: open, names }: Scene): string | false =>
  open.length > 0 && `Noch offene Forderung: ${cardNames(names, open)}.`;

function verdict(scene: Scene): string | false {
  const { element, power, against, hasShield } = scene;
  if (element === null) return false;
  const have = `${power[element]} ${inElement(element)}`;
  if (power[element] >= against[element]) return `${have} reicht.`;
  if (hasShield) return `Mit deinem Schild reicht ${have}.`;
  return `Du hast ${have} und brauchst ${against[element]}.`;
}

function price({ retreat, names, winner }: Scene): string | false {
  if (retreat === undefined) return false;
  const cost = `Ein Rückzug kostet ${dragons(retreat.dragons)}`;
  return `${names.seat(winner)} hat ${counted(retreat.cards)} im Spiel: ${cost}.`;
}

function retreatDecision(scene: Scene): AskAndFacts {
  const { opening, isForced } = scene;
  if (opening) {
    const how = 'Zum Ablehnen legst du 1 bis 3 Karten ab.';
    return isForced
      ? { ask: 'Du musst ablehnen: Du hast keinen Charakter, den du spielen kannst.', facts: how }
      : {
          ask: 'Den Kampf eröffnen oder ablehnen?',
          facts: `Im ersten Zug eines Kampfs gibt es keinen Rückzug. ${how}`,
        };
  }
  return {
    ask: isForced
      ? 'Du musst dich zurückziehen: Du hast keinen Charakter, den du spielen kannst.'
      : 'Weiterkämpfen oder zurückziehen?',
    facts: sentences(toMatch(scene), demands(scene), price(scene)),
  };
}

function announcement(scene: Scene): AskAndFacts {
  const { opening, power } = scene;
  if (!opening) return { ask: 'Sag deine Stärke an.', facts: sentences(verdict(scene)) };
  return {
    ask: 'In welchem Element eröffnest du den Kampf?',
    facts: `Du hast ${power.fire} ${inElement('fire')} und ${power.earth} ${inElement('earth')}.`,
  };
}

export const places: PlaceTexts = {
  mulligan: {
    own: () => ({
      ask: 'Welche Karten tauschst du?',
      facts: 'Nur einmal: beliebig viele zurücklegen, mischen, auf 6 ziehen. Keine ist auch eine Antwort.',
    }),
    waiting: waits((scene) => `${actor(scene)} wählt Karten zum Tauschen.`),
  },
  beginning: {
    own: ({ landed }) => ({
      ask: 'Dein Zug beginnt.',
      facts:
        landed.length === 0
          ? 'Du kannst Karten zurückholen, Schiffe anlanden und eigene Bluffs ablegen.'
          : 'Die Ladung des Schiffs spielst du in diesem Zug: Charaktere, Verstärkungen und Unterstützungen, jede in ihrer Phase.',
    }),
    waiting: waits((scene) => `${actor(scene)} beginnt den Zug.`),
  },
  leadership: {
    own: (scene) => ({
      ask: 'Eine Führungskarte oder ein Schiff spielen?',
      facts: sentences('Eins davon im Zug, oder keins.', demands(scene)),
    }),
    waiting: waits((scene) => `${actor(scene)} darf eine Führungskarte oder ein Schiff spielen.`),
  },
  retreat: {
    own: retreatDecision,
    waiting: waits((scene) =>
      scene.opening
        ? `${actor(scene)} eröffnet den Kampf oder lehnt ab.`
        : `${actor(scene)} kämpft weiter oder zieht sich zurück.`,
    ),
  },
  character: {
    own: (scene) =>
      scene.landed.length > 0
        ? {
            ask: 'Spiel deine Charaktere vom angelandeten Schiff.',
            facts: 'Buka-Charaktere vom Schiff sind frei. Was darauf bleibt, wird vor der Ansage abgelegt.',
          }
        : { ask: 'Spiel einen Charakter.', facts: sentences(toMatch(scene), demands(scene)) },
    waiting: waits((scene) => `${actor(scene)} spielt einen Charakter.`),
  },
  reinforcement: {
    own: (scene) => ({
      ask: scene.opening
        ? 'Im ersten Zug eines Kampfs nur freie oder zusätzliche Verstärkungen und Unterstützungen.'
        : 'Eine Verstärkung oder Unterstützung spielen?',
      facts: sentences(verdict(scene), demands(scene)),
    }),
    waiting: waits((scene) => `${actor(scene)} darf eine Verstärkung oder Unterstützung spielen.`),
  },
  announce: { own: announcement, waiting: waits((scene) => `${actor(scene)} sagt gleich die Stärke an.`) },
  showColours: {
    own: ({ names, onTurn, element, power, bluffs, bluffPower }) => ({
      ask:
        element === null
          ? 'Farbe bekennen lassen?'
          : `${names.seat(onTurn)} sagt ${power[element]} ${inElement(element)} an. Farbe bekennen lassen?`,
      facts:
        bluffs === 1
          ? `Dahinter steht eine verdeckte Karte, die ${bluffPower} zählt. Glaubst du ihr nicht, frag nach.`
          : `Dahinter stehen ${bluffs} verdeckte Karten, die zusammen ${bluffPower} zählen. Die Frage gilt für alle.`,
    }),
    waiting: waits((scene) => `${actor(scene)} kann dich Farbe bekennen lassen.`),
  },
  refill: {
    own: () => ({ ask: 'Deine Hand wird aufgefüllt.', facts: '' }),
    waiting: waits(({ names, onTurn }) => `${names.seat(onTurn)} füllt die Hand auf.`),
  },
  end: {
    own: () => ({ ask: 'Dein Zug endet.', facts: '' }),
    waiting: waits(({ names, onTurn }) => `Der Zug von ${names.seat(onTurn)} endet.`),
  },
};

export const head: PromptTexts['head'] = (scene) => {
  const { names, place, reader, onTurn, toAct, turn, fight, game, opening, landed } = scene;
  if (place === 'mulligan') return `Spiel ${game}, vor dem ersten Kampf`;
  const isOwn = reader === onTurn;
  if (toAct !== onTurn && toAct === reader) return `Zug ${turn} von ${names.seat(onTurn)}, du antwortest`;
  if (opening) return isOwn ? `Du eröffnest Kampf ${fight}` : `${names.seat(onTurn)} eröffnet Kampf ${fight}`;
  const whose = isOwn ? `Dein Zug ${turn}` : `Zug ${turn} von ${names.seat(onTurn)}`;
  if (landed.length === 0) return whose;
  const ships = listed(landed.map((ship) => names.printed(ship)?.name ?? 'ein Schiff'));
  return `${whose}, ${ships} ${landed.length > 1 ? 'sind' : 'ist'} angelandet`;
};
