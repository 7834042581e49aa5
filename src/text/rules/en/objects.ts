/** English: R1-R4, what there is, how a game is set up and how a fight begins. */

export const objects = {
  'R1.1':
    'Each of the two players has a deck of 30 cards and a Leader; only families and built decks may change that.',
  'R1.2': 'The two decks never mix: a card always ends up in piles of the player who owns it.',
  'R1.3':
    'Each player has a draw pile, a hand, a combat area, a support area, a leader pile, an influence area for Ships and a discard pile.',
  'R1.4':
    'There are Leaders, Leadership cards, Characters, Boosters, Supports and Ships, which are Influence cards.',
  'R1.5':
    'Characters, Boosters and Supports have a value in fire and one in earth; they may also carry icons and a text.',
  'R1.6': 'The three dragons stand in the middle or with one of the players, never with both at once.',
  'R1.7':
    'A card is active when it is played. A card that has been pushed under is inactive: it lies there without value, icon or text.',
  'R1.8':
    'An ignored card stays where it is and is still counted as a card, but what is ignored has no effect. Ignored face-down Bluffs do not count either.',
  'R2.1': 'At the start of a game all three dragons stand in the middle.',
  'R2.2': 'Each player takes a people and lays its Leader face up.',
  'R2.3': 'Each player shuffles the other cards of the deck into a face-down draw pile.',
  'R2.4': 'Lot decides who starts the first game of a match.',
  'R2.5': 'Both draw 6 cards; if it was agreed, both may then exchange cards once.',
  'R2.6': 'The starting player opens the first fight; its element is still to be chosen.',
  'R3.1':
    'A match is made of games, a game of fights, a fight of turns that alternate until somebody retreats, a turn of eight phases.',
  'R3.2':
    'Only the player on turn acts. The other one answers whether colours are to be shown, and what a card asks of them.',
  'R4.1':
    'Who opens a fight chooses fire or earth with the first announcement, after the cards of that turn are down.',
  'R4.2': 'After the opening turn the players take turns until one of them retreats.',
  'R4.3': 'The element holds for the whole fight, unless a card changes it.',
  'R4.4': 'The player who has retreated opens the next fight.',
  'R4.5':
    'In the opening turn of a fight you may decline but not retreat, and play Boosters, Supports, Bluffs and loads only if they are free or a text allows them.',
  'R4.6':
    'These limits hold only for the opening turn; the first turn of the other player is an ordinary one.',
} as const;
