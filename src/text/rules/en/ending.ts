/** English: R14-R17, how fights, games and matches end, and what power is. */

export const ending = {
  'R14.1':
    'A fight ends when a player retreats: by choice, for want of a Character, because nothing else is possible, because of a card, or after a failed Bluff.',
  'R14.2': 'Whoever wins a fight attracts one dragon.',
  'R14.3':
    'It is two if the winner has 6 or more cards in combat and support area, inactive ones included, face-down Bluffs not.',
  'R14.4':
    'Texts then change the number: first those that add, then those that take away, then those that set a limit, then those that set the number.',
  'R14.5':
    'Dragons come one by one: as long as the loser has dragons, one goes back to the middle; otherwise one comes from the middle to the winner.',
  'R14.6':
    'After a fight all cards of both combat and support areas are discarded, Ships stay, and both players draw up to 6.',
  'R14.7':
    'Dragons attracted in other ways are not part of this number, and texts about retreats do not change them.',
  'R15.1': 'Whoever has all three dragons and attracts one more wins the game at once and gets 4 crystals.',
  'R15.2':
    'If a player has no card in hand and draw pile after a fight, the game ends; cards on Ships do not help.',
  'R15.3': 'Running out of cards during a fight does not end the game before that fight is over.',
  'R15.4': 'Running out of cards by declining ends the game at once.',
  'R15.5': 'Whoever has dragons then wins and gets 1 crystal, and 1 more for each dragon.',
  'R15.6':
    'If all dragons stand in the middle, the player who ran out of cards first loses, and the other one gets 1 crystal.',
  'R16.1': 'Whoever is the first to have 5 crystals wins the match.',
  'R16.2': 'Between games the players swap peoples, and the loser of the last game starts.',
  'R16.3': 'Everything else starts anew; only crystals are kept.',
  'R16.4': 'A single game is a match that its winner wins.',
  'R16.5': 'With built decks the players keep their own decks, unless they agree otherwise.',
  'R17.1':
    'Your power is the sum of the values of your active cards in the element of the fight, without what is ignored.',
  'R17.2': 'A value starts as printed, may be set to 0, then raised, and is doubled last.',
  'R17.3':
    'A text that raises your whole power to a number sets the least it can be; it works after everything else.',
  'R17.4':
    'Texts that speak of printed values look at the print after any setting to 0, and before raising and doubling.',
  'R17.5': 'A value with a shield counts like any other.',
} as const;
