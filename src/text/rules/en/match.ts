/** English: R25-R28 and the timing list: decks, options, what may be seen, refusals. */

export const match = {
  'R25.1': 'A built deck has exactly 30 different cards; those of other peoples may cost 10 moons in all.',
  'R25.2': 'Cards of your Leader’s people cost nothing; mutants count as foreign.',
  'R25.3': 'The Leader is not one of the 30 cards.',
  'R25.4': 'Buka cards are own cards under the Buka Leader and cost their moons elsewhere.',
  'R25.5':
    'Emissaries bring further cards into decks as sold, Inquisitors change the limits of built ones; never both in one match.',
  'R25.6':
    'Emissaries and Inquisitors are not part of this game yet; the check of a deck takes its limits as figures.',
  'R26.1':
    'If it was agreed, each player may once put any cards of the first hand back, shuffle and draw up to 6.',
  'R26.2': 'Families, built decks and the length of the match are agreed before the first game.',
  'R26.3': 'The starting player answers first; both exchanges are carried out after both answers.',
  'R27.1':
    'Open are all areas but face-down Bluffs, all discarded and Leadership cards, and the numbers of cards in hands and draw piles.',
  'R27.2': 'Hidden are your hand, the order of your draw pile and the faces of your Bluffs.',
  'R27.3':
    'Cards of a hand that had to be laid open stay open until they leave the hand; later ones are hidden.',
  'R27.4':
    'If your opponent discards from your hand, a hidden card is taken by chance and an open one by choice.',
  'R27.5': 'Open hand cards and the cards of a landed Ship lie apart.',
  'R28.1': 'An action that is not allowed changes nothing.',
  'R28.2': 'If several things forbid an action, one fixed order decides which of them is named.',
  T1: 'Beginning of a turn: notes of the last turn are cleared, forced effects come, then what you may do in any order.',
  T2: 'Playing a card: it is checked, laid down and active; what it ignores or forbids counts; then its text works; STOP comes last.',
  T3: 'A Leadership card is played like any card; what lasts of it ends with your turn or with the fight.',
  T4: 'End of the Booster and Support phase: demands, dragons for unmet ones, your effects of that moment, landed Ships go, open targets are chosen.',
  T5: 'Announcing: the element in an opening turn, both powers, the announcement, then the Bluff question and what follows from it.',
  T6: 'End of a turn: refill, your effects of that moment, the Leadership text ends, Floods, and the other player is on turn.',
  T7: 'A fight ends: landed Ships go, dragons for unmet demands, the dragons of the retreat, everything is discarded, both draw, then the look at empty piles.',
  T8: 'Declining: landed Ships go, the cards are discarded, you draw, empty piles are looked at, and the other player opens.',
  T9: 'A win by the fourth dragon stops everything at once.',
} as const;
