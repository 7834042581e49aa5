/** English: the puzzles. */

export interface PuzzleWords {
  readonly title: string;
  /** The situation, in one or two sentences; the goal is said by itself. */
  readonly story: string;
  readonly hint: string;
  /** Why the solution works, and what fails. */
  readonly why: string;
}

export const puzzles = {
  ember: {
    title: 'A small flame',
    story: 'The Hoax can bring far more fire than you. Look at what they could bring it with.',
    hint: 'Read the texts of your Characters, then look at theirs.',
    why: 'Ember forbids Characters without special text, and they hold no other. Elemental Enchantment lifts you to 6, so that you may announce at all.',
  },
  mutant: {
    title: 'Other ground',
    story: 'Fire is the element of the Vulca, and you will not win there.',
    hint: 'Whoever has 7 against him may turn the fight.',
    why: 'Var-dis-Nar turns the fight to earth. You announce 5; with all they hold they reach 4.',
  },
  retrieve: {
    title: 'Nobody in hand',
    story: 'You hold no Character, so it seems that you must retreat.',
    hint: 'The beginning of the turn is the time for cards that come back.',
    why: 'Retrieve Squadron Leader Squeak and play him again. Two Launches of the same name come down as a pair, and 10 is more than they can match; one of them alone is not enough.',
  },
  cataclysm: {
    title: 'Everything they lean on',
    story:
      'Three Supports lie before the Hoax and count in every turn. You have one Leadership card to spend.',
    hint: 'What stays on the table all fight is worth more than one Character.',
    why: 'Cast Cataclysm takes 6 from them for good. After that, 8 in fire is already out of their reach.',
  },
  tomorrow: {
    title: 'Enough for tomorrow',
    story: 'You can match them in many ways. Only one makes sure that they cannot match you.',
    hint: 'Add up the best they can do next turn, then beat it by one.',
    why: 'They can reach 10: 2, 5 and 3. Scorch the Inflammable doubled makes 12, and Flickering Fires 1 more.',
  },
  distract: {
    title: 'Two dragons, and then two more',
    story: 'Six cards lie before the Vulca, and two dragons stand with them. Two more would end the game.',
    hint: 'You will have to leave. It matters how.',
    why: 'After Distract Holy Dragon your retreat brings them one dragon only: the third, not the fourth.',
  },
  silence: {
    title: 'A serene evening',
    story: 'Their Boosters and Supports are better than yours. In earth they could go up to 9.',
    hint: 'A card that forbids more than it fights.',
    why: 'While Thirkomedas the Serene is active they play neither Boosters nor Supports. With Tome of Wisdom you have 7, and a Character alone brings them to 6.',
  },
  gang: {
    title: 'The more, the merrier',
    story: 'One member of the Fun gang stands in front. Three more are in your hand.',
    hint: 'A gang can grow without pushing anybody under.',
    why: 'Extended by all three, the gang counts 2 + 3 + 3, doubled by FunFun: 16. As a new gang it would be 12, and they reach 14.',
  },
  landing: {
    title: 'The Ship comes in',
    story: 'Rising Sun is full. Your hand looks strong as well.',
    hint: 'Buka Characters from a landed Ship are free.',
    why: 'All three Characters and Armory from the Ship make 12. They reach 11; nothing from your hand does better.',
  },
  sixCards: {
    title: 'Six of a flight',
    story: 'You are going to win this fight. Win two dragons with it.',
    hint: 'Count cards, not power.',
    why: 'Two cards lie there already. With Commence Mega Launch you add a Character and three Boosters: six cards, two dragons. A pair of Boosters alone would make five.',
  },
  escape: {
    title: 'The storyteller',
    story: 'You cannot win this fight, and leaving now would cost two dragons. You have no cards to draw.',
    hint: 'Stay one more turn, with the right card in front.',
    why: 'Bethenitana the Storyteller lets you retreat without a dragon, but only while she is active. Inscrutable Armor has a shield, so you may announce 2 against 5, and leave next turn.',
  },
  ownBluff: {
    title: 'An honest face',
    story: 'You need 7 in fire and have 5. One card may lie face down.',
    hint: 'What if they have the colours shown?',
    why: 'Cannoneer Riba Ko shows fire: if they call, you win a dragon besides, and what is left is still more than they reach. Any other Bluff loses when called.',
  },
  theyLie: {
    title: 'Where is the fire',
    story: 'The Buka say that their face-down card is fire. You could not match them.',
    hint: 'Three Buka cards show a fire Bluff. Look for them.',
    why: 'All three fire Bluffs lie in the discard pile, so this one lies. You win a dragon for the call and another for the fight.',
  },
  count: {
    title: 'Two faces, one truth',
    story: 'Two cards lie face down, in earth. Both would have to be earth.',
    hint: 'How many earth Bluffs are there, and how many do you see?',
    why: 'Qu Cha was discarded and Alo Cha was pushed under: only one earth Bluff is left for two cards. One of them lies.',
  },
  honest: {
    title: 'Let it pass',
    story: 'One Bluff, in fire, and their hand lies open. Calling is tempting.',
    hint: 'Look for every Bluff card that is not fire.',
    why: 'Every blank and every earth Bluff is in sight, so this card is fire and a call would hand them a dragon. Let it pass and announce 10; they reach 9.',
  },
} satisfies Record<string, PuzzleWords>;

export type PuzzleTexts = { readonly [P in keyof typeof puzzles]: PuzzleWords };
