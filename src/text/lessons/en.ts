/** English: the lessons; the words of their steps stand in the order of the steps. */

export interface LessonWords {
  readonly title: string;
  readonly about: string;
  readonly steps: readonly string[];
}

/** What is said to a legal action that is not the one of the step. */
export const asideKinds = ['leave', 'goOn', 'play', 'announce', 'call', 'other', 'reading'] as const;
export type AsideKind = (typeof asideKinds)[number];

export const lessons = {
  lessons: {
    fight: {
      title: 'A fight',
      about: 'Open a fight, announce, answer, win a dragon.',
      steps: [
        'This is the table. Your six cards lie below; those of the computer are hidden. Every Character has a value in fire (the flame) and one in earth (the block). You win fights with the larger sum.',
        'You open the first fight. At this point one decides each turn whether to stay. Press “Open the fight”.',
        'Whoever stays plays a Character. Choose Lavar the Powerful, 5 in fire and 4 in earth, and play it: press the card, then the button, or press it twice.',
        'Whoever opens the fight names its element. Only that value counts from now on. Yours is higher in fire: announce 5 in fire.',
        'Now the computer has to reach at least 5 or leave. Wogarathoras the Gloomy brings exactly 5. Equal is enough.',
        'It is your turn again, and the numbers in the middle say what you need. Your hand can do it: fight on.',
        'Each turn costs a new Character. Play Spark. It covers Lavar, who is pushed under and no longer counts.',
        'Spark brings 4, and you need 5. Besides the Character you may play one Booster or one Support a turn. Play Fireblast: 3 more.',
        '7 against 5. Announce it. Afterwards you draw up to six cards by yourself.',
        'The computer cannot reach 7 and retreats. You win the fight and attract a dragon. Everything on the table is discarded, both draw up to six, and who retreated opens the next fight.',
      ],
    },
    staying: {
      title: 'Stay or leave',
      about: 'Boosters go, Supports stay, and when it is wise to retreat.',
      steps: [
        'You are in the middle of a fight in earth. The computer has 5. Your own 5 are those of last turn: you have to reach 5 anew.',
        'That is possible. Fight on.',
        'Play Ignite, 4 in earth. Blaze goes under it, and with it the Booster: a Booster helps for one turn only.',
        'One more is missing. A Support stays for the whole fight. Play Flickering Fires, 1 in earth.',
        '5 against 5: equal is enough. Announce.',
        'The computer answers with Catusan, 5, and its Support still counts 2: it has 7.',
        'What could you do? Torch brings 4, Flickering Fires 1, Lightning Bolts 1: that is 6. A Character played in vain would be lost, so decide now. Retreat.',
        'One dragon went to the computer, but you keep your hand and open the next fight in the element you like. Leaving in time is half of the game.',
      ],
    },
    dragons: {
      title: 'Dragons',
      about: 'What a fight is worth, and how dragons move.',
      steps: [
        'At the left stand the dragons; one of them is with the computer. Whoever wins a fight attracts one. With six or more cards on the table, covered ones included, it is two. You have four.',
        'Fight on.',
        'Play Volca, 5 in fire. It is your fifth card.',
        'Lightning Bolts is the sixth, and it brings 3 more.',
        'Announce 9 in fire.',
        'The computer retreats, and you attract two dragons.',
        'The first dragon left the computer for the middle, the second came to you. Dragons never stand with both players. The button to retreat always says how many it costs.',
      ],
    },
    declining: {
      title: 'A bad hand',
      about: 'Who opens a fight need not open it.',
      steps: [
        'You are to open a fight, but your only Character is Ember, 1 in either element. In an opening turn you cannot retreat: there is nothing to retreat from.',
        'You may decline instead: discard one to three cards and draw as many. Press “Decline”, choose cards you can spare, and confirm. Which ones is up to you.',
        'No dragon moved. Now the computer has to open, and plays Zedemikras the Brain: 4 in fire.',
        'You see new cards in your hand. Cards are also your time: who runs out of them ends the game. So decline only when it helps.',
      ],
    },
    texts: {
      title: 'Cards with a text',
      about: 'Leadership cards, and what a text can do.',
      steps: [
        'Most cards with lower values have a text. To see one large, press it long on a touch screen; otherwise point at it or go to it by key. What a card says goes before the rules. “I” is whoever plays it.',
        'Leadership cards are strokes that work once. They are played before the retreat decision, one a turn. Play Cast Cataclysm.',
        'It says “may”, so you are asked. Use the text: all Supports of the computer are discarded.',
        '3 is left of 8. Fight on.',
        'Play Volca, 5 in fire.',
        'Volcanic Gauntlets doubles the fire value of one of your active Characters. Play it.',
        'Announce 10. The sum under the number can be pressed; it shows how it comes about.',
        'The computer has nothing to set against it.',
        'Bans go before permissions, and ignoring goes before both. Whenever something is not possible, its reason stands beside it with the number of the rule; press the number to read it.',
      ],
    },
    winning: {
      title: 'Winning the game',
      about: 'Dragons, crystals and the end.',
      steps: [
        'All three dragons stand with you. If you attract one more, you win the game at once and get 4 crystals. Otherwise a game ends when somebody runs out of cards: then who has dragons gets 1 crystal, and 1 for each dragon.',
        'Fight on.',
        'Play Scorch the Inflammable, 6 in fire.',
        'Add Fireblast or Lightning Bolts: 3 either way.',
        'Announce 9.',
        'The computer retreats, and the fourth dragon decides the game.',
        'A match goes to 5 crystals, so another game begins. Peoples are swapped: you now hold the Hoax. That is the whole base game. You are ready to play it.',
      ],
    },
    icons: {
      title: 'Icons',
      about: 'Retrieve, pair, gang, shield, and the others.',
      steps: [
        'You play the Flit. Cards with the arrow come back: at the beginning of your turn you may retrieve them into your hand. Press Squadron Leader Squeak on the table and retrieve him.',
        'Fight on.',
        'Play Squeak again, 4 in fire. The same cards can fight all day.',
        'Two rings are a pair: two cards whose names begin with the same word come down as one play. Choose Launch Fire Flash and Launch Flaming Dust, and play both.',
        '8 against 5. Announce.',
        'Well done. Three more icons: stop, the hand, ends your cards for the turn; free cards cost no play; protected cards cannot be touched by your opponent.',
        'You play the Khind. Cards with the same face are a gang. If only members lie in front, others can join without covering them. Choose NoStopping and NoClass, and extend the gang.',
        'NoBrains 3, NoStopping 3, NoClass 2: 8 in earth. Announce.',
        'A gang grows as long as you add a member each turn; any other Character covers it.',
        'You play the Hoax, against 10 in fire. You cannot reach it, but a shield in the element of the fight lets you stay all the same. First play Nirwadas the Traveler.',
        'Play Inscrutable Armor. Its 0 in fire stands on a shield.',
        'Announce 3 against 10.',
        'Now the computer needs only 3, and gets it with ease. A shield wins no fight, but it wins a turn.',
        'You know the icons. They are named in the large view of each card.',
      ],
    },
    ships: {
      title: 'Ships',
      about: 'Play a Ship, load it, and land.',
      steps: [
        'You play the Buka. They save their strength on Ships, and land when it counts.',
        'A Ship is played in place of a Leadership card, before the retreat decision. Play Rising Sun. It carries four cards.',
        'Fight on.',
        'Play Sailingmaster Boo Marn, 4 in fire: enough for this turn.',
        'Instead of playing a Support you may load a card. Choose Captain Su Cha and load it onto Rising Sun. Loading is not playing: its text and its values do nothing there.',
        'Announce 4.',
        'The fight goes on; your Ship waits. It stays when the fight ends, too.',
        'Some turns later: three Characters are on board, and you need 7. At the beginning of your turn, land Rising Sun: press it and choose to land.',
        'In the turn of a landing you play from the Ship, not from your hand. Go on to the retreat decision, and fight on.',
        'Buka Characters from a landed Ship are all free: play the first.',
        'Play the second.',
        'And the third.',
        '10 in fire. Announce; the empty Ship is discarded.',
        'That is what Ships are for: one turn that nobody can answer.',
      ],
    },
    bluffs: {
      title: 'Bluffs',
      about: 'Lay cards face down, and call those of others.',
      steps: [
        'You play the Buka and need 7 in fire. Play Commodore Lo Tan, 5.',
        'Some Buka Characters show a flag. One of them may lie face down as a Support: it counts 2 in whatever element is fought. Lay Cannoneer Riba Ko as a Bluff; her flag is fire, so you tell the truth.',
        'Announce 7. Now the computer may let it pass, or have you show your colours.',
        'It does not believe you.',
        'All your Bluffs showed fire, so you win a dragon; the card is discarded and the fight goes on. Had one shown another flag, the computer had won a dragon, and you would have to retreat.',
        'Now you are asked. The Buka announce 6 with one card face down. Only three cards have a fire flag. Look into the discard pile of the computer: all three are there. Have the colours shown.',
        'It was an earth flag: you win a dragon for the call and another for the fight. Count flags, and lie sometimes. Now you know the whole game.',
      ],
    },
  },
  asides: {
    leave: 'You may leave the fight here, and would pay the price on the button. In this lesson you stay.',
    goOn: 'You may go on without it. Here, do first what is asked.',
    play: 'That card may be played as well. This lesson goes on with the one it names.',
    announce: 'You may announce already, with what is on the table. First do what is asked.',
    call: 'Either answer is allowed. Read again what can be known here.',
    other: 'That is allowed too, but it is not what this step shows.',
    reading: 'Read this first, then press “Continue”.',
  },
} satisfies {
  readonly lessons: Readonly<Record<string, LessonWords>>;
  readonly asides: Readonly<Record<AsideKind, string>>;
};

export interface LessonTexts {
  readonly lessons: { readonly [L in keyof (typeof lessons)['lessons']]: LessonWords };
  readonly asides: Readonly<Record<AsideKind, string>>;
}
