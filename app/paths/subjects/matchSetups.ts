/** Positions one or two actions away from what a usual game shows late or never. */

import { type Laid, layOut } from '../../../machines/layOut';
import type { Scenario } from '../subject';

const fighters = ['Virgin of Pure Fire', 'Amazon Leaping High'];
const weak = ['Moon Rising'];
const usual = ['Cinder', 'Infernal Armor', 'Tome of Wisdom', 'Summon Sorcerer'];

const laid: Readonly<Record<string, Laid>> = {
  // the end of a game, in every place that leads to it
  'a Storm brings the fourth dragon': {
    crystalsToWin: 1,
    phase: 'announce',
    onTurn: 1,
    dragons: [3, 0],
    first: { support: ['Crashing Thunder Storm', 'Swirling Snow Storm'], hand: usual },
    second: { combat: fighters, hand: usual },
  },
  'a dragon to pay for': {
    crystalsToWin: 1,
    phase: 'leadership',
    dragons: [3, 0],
    first: {
      hand: ['Charm Holy Dragon', 'Virgin of Pure Fire', 'Heroine of the High Flames', ...weak],
      combat: weak,
    },
    second: { hand: usual },
  },
  'Sirens not heeded': {
    crystalsToWin: 1,
    phase: 'retreat',
    dragons: [0, 3],
    // Whose retreat brings no dragon of its own.
    first: { hand: ['Cinder', 'Tome of Wisdom', ...fighters], combat: ['Bethenitana the Storyteller'] },
    second: { combat: weak, support: ['Irresistible Sirens'], hand: usual },
  },
  'the last dragon of a retreat': {
    phase: 'retreat',
    crystalsToWin: 1,
    dragons: [0, 3],
    first: { hand: usual },
    second: { combat: fighters, hand: usual },
  },
  'a Bluff called, three dragons with the bluffer': {
    crystalsToWin: 1,
    phase: 'showColours',
    dragons: [3, 0],
    first: { combat: fighters, bluffs: ['Cannoneer Tara Ko'], hand: usual },
    second: { combat: weak, hand: usual },
  },
  'a false Bluff, three dragons with the caller': {
    crystalsToWin: 1,
    phase: 'showColours',
    dragons: [0, 3],
    first: { combat: fighters, bluffs: ['Cannoneer Qu Cha'], hand: usual },
    second: { combat: weak, hand: usual },
  },
  'a false Bluff': {
    phase: 'showColours',
    first: { combat: fighters, bluffs: ['Captain Su Cha'], hand: usual },
    second: { combat: weak, hand: usual },
  },
  'a true Bluff': {
    phase: 'showColours',
    first: { combat: fighters, bluffs: ['Cannoneer Tara Ko'], hand: usual },
    second: { combat: weak, hand: usual },
  },
  'declining with the last cards': {
    phase: 'retreat',
    element: null,
    first: { hand: usual.slice(0, 2), deck: 0 },
    second: { hand: usual },
  },
  'declining with nothing': {
    phase: 'retreat',
    element: null,
    first: { hand: [], deck: 0, discard: weak },
    second: { hand: usual },
  },
  'no card left after the fight': {
    phase: 'retreat',
    first: { hand: [], deck: 0, combat: weak },
    second: { combat: fighters, hand: usual },
  },
  'the last crystal': {
    phase: 'retreat',
    crystals: [0, 4],
    dragons: [0, 3],
    first: { hand: usual },
    second: { combat: fighters, hand: usual },
  },
  'the first crystals': {
    phase: 'retreat',
    dragons: [0, 3],
    crystalsToWin: 9,
    first: { hand: usual },
    second: { combat: fighters, hand: usual },
  },

  // no way on
  'too many Characters, and no way back': {
    phase: 'character',
    revealed: true,
    first: { hand: ['Sun Setting', 'Ember'], combat: weak },
    second: { combat: ['Boatswain Mena Marn'] },
  },
  'a Bluff comes to light among too many Characters': {
    phase: 'character',
    first: { hand: ['Sun Setting', 'Cinder'], combat: weak },
    second: { combat: ['Boatswain Mena Marn'], bluffs: ['Cannoneer Tara Ko'] },
  },
  'a demand nobody can meet': {
    phase: 'character',
    revealed: true,
    first: { hand: ['Ember'], combat: weak },
    second: { combat: ['Kabu Kat'] },
  },
  'a weak Character, and no way back': {
    phase: 'character',
    revealed: true,
    first: { hand: ['Ember'], combat: weak },
    second: { combat: fighters },
  },
  'Sirens in the reinforcement': {
    crystalsToWin: 1,
    phase: 'reinforcement',
    dragons: [0, 3],
    first: { hand: ['Cinder', 'Tome of Wisdom'], combat: fighters },
    second: { combat: weak, support: ['Irresistible Sirens'], hand: usual },
  },
  'texts to use while reinforcing': {
    phase: 'character',
    first: { combat: ['TopNotch', 'TopShot'], hand: ['TopDog', 'NoProblem', 'Tome of Wisdom'] },
    second: {
      combat: ['Wild Gazelle', 'Wild Antelope'],
      support: ['Homing Missiles', 'Tome of Wisdom'],
      hand: usual,
    },
  },
  'a demand to pay while reinforcing': {
    phase: 'reinforcement',
    first: { combat: fighters, hand: ['Cinder', 'Young Bear', 'Flare', 'Tome of Wisdom'] },
    second: { combat: ['Wild Gazelle', 'Caterpillar Fireeater', 'Caterpillar Watertamer'] },
  },
  'a demand met in time': {
    phase: 'reinforcement',
    first: { combat: fighters, hand: ['Tome of Wisdom', 'Infernal Armor'] },
    second: { combat: ['Kabu Kat', 'Baku But'] },
  },
  'power too low, not yet final': {
    phase: 'announce',
    first: { combat: weak },
    second: { combat: fighters },
  },
  'a drawn card decides': {
    phase: 'reinforcement',
    first: { combat: ['Shaman of the Here and Now'], hand: ['Ember'] },
    second: { combat: fighters },
  },
  'Floods force the retreat': {
    phase: 'announce',
    first: { combat: fighters, support: ['Torrential Flood', 'Tidal Flood'], hand: usual },
    second: { combat: weak, hand: usual },
  },

  // questions
  'two Characters for one target': {
    phase: 'reinforcement',
    first: {
      combat: fighters,
      hand: ['Volcanic Gauntlets', 'Duplicator of Strength', 'Potion of Cosmic Power'],
    },
    second: { combat: weak, hand: usual },
  },
  'a target is lost': {
    phase: 'character',
    first: { hand: ['Cinder', 'Coxswain Mora Marn'], combat: weak },
    second: { combat: ['Wild Gazelle', 'Wild Antelope', 'Volcanic Gauntlets'], hand: usual },
  },
  'texts after the reinforcement': {
    phase: 'reinforcement',
    first: { combat: ['Shaman of the Here and Now', 'Shaman of the Afterlife'], hand: usual, discard: usual },
    second: { combat: weak, hand: usual },
  },
  'texts at the end of the turn': {
    phase: 'announce',
    first: { combat: ['Flare', 'TopGun', 'TopShot'], support: ['Oath of Khindship'], hand: ['Ember'] },
    second: { combat: weak, hand: usual },
  },
  'texts on every own turn': {
    phase: 'leadership',
    first: { combat: ['TopDog', 'TopNotch'], hand: [...usual, ...fighters] },
    second: {
      combat: ['Wild Gazelle', 'Moon Rising'],
      support: ['Homing Missiles', 'Tome of Wisdom'],
      hand: usual,
    },
  },
  'demands in every phase': {
    phase: 'leadership',
    first: {
      hand: [
        'Cinder',
        'Heroine of the Great Plains',
        'Young Bear',
        'Flare',
        'Tome of Wisdom',
        'Charm Holy Dragon',
      ],
      combat: weak,
    },
    second: {
      combat: [
        'Moon Rising',
        'Caterpillar Fireeater',
        'Caterpillar Watertamer',
        'Caterpillar Lightseeker',
        'Kabu Kat',
      ],
      hand: usual,
    },
  },

  // Ships and Bluffs
  'Ships to land': {
    phase: 'beginning',
    first: {
      combat: ['Captain Ariosa Paal'],
      bluffs: ['Cannoneer Qu Cha', 'Captain Su Cha'],
      support: ['Homing Missiles'],
      ships: [
        { ship: 'Rising Sun', cargo: ['Cannoneer Alo Cha', 'Armory', 'B.P. Unity'] },
        { ship: 'Sea Falcon', cargo: ['Coxswain Mora Marn'] },
      ],
      hand: ['Sailingmaster Yo Cha', 'Cinder', 'Tome of Wisdom'],
    },
    second: { combat: ['Wild Gazelle', 'Moon Rising'], hand: usual },
  },
  'a Ship nearly full': {
    phase: 'reinforcement',
    first: {
      combat: fighters,
      ships: [
        { ship: 'Sea Falcon', cargo: ['Armory', 'Cinder'] },
        { ship: 'Rising Sun', cargo: [] },
        { ship: 'Sea Devil', landed: false, cargo: ['Flare'] },
      ],
      hand: ['Armory', 'Captain Su Cha', 'Summon Sorcerer', 'Letter of Marque'],
    },
    second: { combat: weak, hand: usual },
  },
  'a Ship has landed': {
    phase: 'reinforcement',
    first: {
      combat: fighters,
      ships: [
        { ship: 'Rising Sun', landed: true, cargo: ['Armory', 'Captain Su Cha'] },
        { ship: 'Sea Devil', cargo: [] },
      ],
      hand: ['Letter of Marque', 'Cinder', 'Tome of Wisdom'],
    },
    second: { combat: weak, hand: usual },
  },

  // bans, limits and other refusals
  'bans on much': {
    phase: 'leadership',
    first: {
      combat: weak,
      hand: [
        'Cinder',
        'Amazon Leaping High',
        'Infernal Armor',
        'Tome of Wisdom',
        'Summon Sorcerer',
        'Captain Su Cha',
      ],
      ships: [{ ship: 'Sea Devil', cargo: [] }],
    },
    second: {
      combat: ['Ferro Fos'],
      support: ['Pandemonium', 'Flickering Fires', 'Hypnotic Rattle'],
      hand: usual,
    },
  },
  'limits of the other side': {
    phase: 'leadership',
    first: {
      combat: ['Wild Gazelle', 'Wild Antelope'],
      hand: [
        'Sun Setting',
        'Stars Shining',
        'Moon Rising',
        'TopGun',
        'TopDog',
        'Infernal Armor',
        'Tome of Wisdom',
      ],
    },
    second: {
      combat: ['Cheepchirrup', 'Boatswain Mena Marn'],
      support: ['Brain Drain', 'Quivering Quicksand'],
      hand: usual,
    },
  },
  'Bluffs ignored': {
    phase: 'reinforcement',
    first: { combat: fighters, hand: ['Captain Su Cha', 'Tome of Wisdom'] },
    second: { combat: ['Flitterflutter'], support: ['Impenetrable Fog'], hand: usual },
  },
  'a gang grows': {
    phase: 'character',
    first: {
      combat: ['TopGun', 'TopDog'],
      hand: ['TopNotch', 'TopBanana', 'FunFair', 'Moon Rising', 'Launch Fire Flash'],
    },
    second: { combat: weak, hand: usual },
  },
  'a gang comes too late': {
    phase: 'character',
    turn: { characters: 1, cardsPlayed: 1, combatCardsPlayed: 1 },
    first: { combat: ['Moon Rising'], hand: ['TopGun', 'TopDog', 'Sun Setting'] },
    second: { combat: weak, hand: usual },
  },
  'more Characters than may stay': {
    phase: 'character',
    turn: { characters: 2, characterUsed: true, cardsPlayed: 2, combatCardsPlayed: 2 },
    first: { combat: fighters, hand: usual },
    second: { combat: ['Boatswain Mena Marn'], hand: usual },
  },
  'a hand too full to retrieve': {
    phase: 'beginning',
    first: { combat: ['Ciklarethas the Bitter'], support: ['Homing Missiles'], hand: [...usual, 'Flare'] },
    second: { combat: weak, support: ['Quivering Quicksand'], hand: usual },
  },
  'conditions not met': {
    phase: 'character',
    first: { combat: weak, hand: ['Zig-nur-Don', 'Den-bal-Ton', 'Sas-van-Son', 'Pen-dor-Nith', 'Cinder'] },
    second: { combat: weak, hand: usual },
  },
};

/** Where the end of the game ends the match too, the same with a match that goes on. */
const goingOn = Object.entries(laid).flatMap(([name, each]): [string, Laid][] =>
  each.crystalsToWin === 1 ? [[`${name}, and on`, { ...each, crystalsToWin: 9 }]] : [],
);

export const matchSetups: readonly Scenario[] = [...Object.entries(laid), ...goingOn].map(([name, each]) =>
  layOut(name, each),
);
