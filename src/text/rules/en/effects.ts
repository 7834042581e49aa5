/** English: R19-R21, change of the element, order of effects, and what cards do to the opponent. */

export const effects = {
  'R19.1': 'A mutant belongs to no people and may be played only if its condition holds at that moment.',
  'R19.2':
    'When it is played, the fight changes to the other element at once, and everything is worked out in that one.',
  'R19.3': 'The element stays changed, whatever becomes of the card later.',
  'R19.4':
    'A condition about the power against you looks at that power before the change, in a running fight.',
  'R19.5': 'In an opening turn there is no element to change; you choose it when you announce.',
  'R19.6': 'If the text of the card is ignored, it has no condition and changes nothing.',
  'R19.7': 'Two changes in one turn work one after the other.',
  'R20.1': 'What a card says goes before these rules.',
  'R20.2': '“May not” goes before “may” and before every other instruction except ignoring.',
  'R20.3': 'Ignoring goes before everything except PROTECTED.',
  'R20.4': 'A kind of card that is forbidden cannot be played to lift that very ban.',
  'R20.5':
    'If a text works on one of several cards, its owner chooses; if that card is lost, the owner may choose another.',
  'R20.6': 'What must be done is done as far as it can be; what may be done is a choice.',
  'R20.7': 'On a card, “I” is its owner and “you” the other player.',
  'R20.8': 'A lasting text works as long as its card is active and not ignored; it starts and stops at once.',
  'R20.9':
    'If two cards would ignore each other, the one named first by its order works; otherwise the one that lies longer. Twins cancel each other.',
  'R20.10':
    '“Now” is when the card is played; “on my turn” once in each of your turns, from Leadership to Booster or Support.',
  'R20.11':
    'Discarded cards go face up to the discard pile of their owner, Leadership cards to the leader pile.',
  'R21.1':
    'A card may demand that you discard hand cards of a certain worth or retreat; you pay without any superfluous card.',
  'R21.2':
    'If both elements are demanded, each is paid with other cards; if either is, one of them is enough.',
  'R21.3': 'Doubling such a card doubles the worth it demands.',
  'R21.4':
    'A card may demand that you play a Support or a Booster or retreat; a Bluff counts as a Support, loading does not.',
  'R21.5':
    'If you do not discard the Character a card demands, its owner attracts a dragon, even if you retreat; once a turn at most.',
  'R21.6': 'Texts may forbid kinds of cards or limit how many you play; being free does not help.',
  'R21.7':
    'If two Floods work for a player at the end of that player’s turn, the other one must retreat at once.',
  'R21.8': 'If two Storms work for you at the beginning of your turn, you attract one dragon.',
  'R21.9': 'Texts that clear an area of your opponent spare active cards with PROTECTED.',
  'R21.10':
    'A text that lets your active cards fight again takes the place of the new Character, if you have an active one.',
  'R21.11': 'Each demand to discard is met on its own; one card played meets all demands to play that kind.',
} as const;
