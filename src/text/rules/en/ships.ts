/** English: R22-R24, Ships, Bluffs and other rules of the Buka. */

export const ships = {
  'R22.1': 'A Ship is played instead of a Leadership card, face up into your influence area.',
  'R22.2': 'A Ship has no part in the fight and stays when the fight ends.',
  'R22.3': 'Both players may have any number of Ships.',
  'R22.4':
    'Instead of playing a Support you may load a Character, a Booster or a Support onto a Ship of yours that has room and has not landed.',
  'R22.5': 'Each card loaded uses a Support play, even a free card.',
  'R22.6':
    'Loading is not playing: the text of the card does nothing, and limits on playing hold only if they name Supports.',
  'R22.7': 'Cards on a Ship lie open; they are neither in play nor in the hand.',
  'R22.8': 'A Ship never takes more cards than its capacity.',
  'R22.9': 'When a Ship is discarded or goes back to the hand, the cards on it are discarded.',
  'R22.10': 'At the beginning of your turn you may land one Ship or more, each with all its cards.',
  'R22.11':
    'In the turn of a landing you play Characters, Boosters and Supports from the landed Ships and not from your hand.',
  'R22.12': 'Buka Characters from a landed Ship are free, but not as Bluffs.',
  'R22.13':
    'Loads too come from the landed Ships then. Discarding, drawing and Leadership cards go on as usual.',
  'R22.14':
    'Landed Ships, with what is still on them, are discarded before you announce, and when the turn ends early.',
  'R22.15': 'A Ship may be loaded in the turn it is played, but not landed.',
  'R22.16': 'A text that loads cards at once uses no Support play; kinds and capacity still count.',
  'R22.17':
    'Texts of Ships let you load at once, or play from the hand in the turn of a landing under the usual limits.',
  'R22.18': 'Only a ban that names Supports keeps you from loading.',
  'R23.1': 'Some Characters show a fire Bluff, an earth Bluff or a blank Bluff.',
  'R23.2':
    'You may lay such a card, which shows a flag, face down into your support area; it counts as playing a Support.',
  'R23.3': 'A face-down Bluff is an active Support without text; of its print only the Bluff sign remains.',
  'R23.4':
    'Face-down Bluffs do not count for the 6 cards that bring a second dragon; elsewhere they count as Supports.',
  'R23.5': 'A face-down Bluff is worth 2 in the element of the fight and 0 in the other.',
  'R23.6':
    'You may look at your own Bluffs; your opponent sees how many there are and in which order they were laid.',
  'R23.7':
    'After your announcement your opponent may have the colours of all your Bluffs shown, or let it pass.',
  'R23.8':
    'If every Bluff shows the element of the fight, you attract a dragon, the Bluffs are discarded and the fight goes on.',
  'R23.9': 'If one of them does not, your opponent attracts a dragon and you must retreat.',
  'R23.10': 'A blank Bluff fits neither element.',
  'R23.11':
    'No text changes this one dragon; those of the retreat that follows can be changed. It comes first, and may win the game.',
  'R23.12':
    'After a good Bluff your announcement stands; your opponent only has to match what you have left.',
  'R23.13':
    'Ignored Bluffs give no power and are not counted, cannot be called, and no new ones may be laid.',
  'R23.14':
    'If icons are ignored, Bluffs keep their 2, no new ones may be laid, and a call finds no right colour.',
  'R23.15': 'A ban on Supports or on cards without text forbids Bluffs; a ban on Characters does not.',
  'R23.16': 'At the beginning of your turn you may discard any of your Bluffs.',
  'R23.17': 'Discarded Bluffs are shown. If your opponent discards one, they choose it unseen.',
  'R23.18': 'Only the player on turn can be called, and only after the announcement.',
  'R23.19':
    'A face-down Bluff has no RETRIEVE icon, but a text that takes back an active card may take it, unseen.',
  'R24.1':
    'A Character of the Brotherhood of Pirates (B.P.) may be played as free while its condition holds.',
  'R24.2': 'Once in play, it counts as having no FREE icon.',
  'R24.3':
    'Old Goo Laa’s Ghost is a Buka Character that changes the element as mutants do; it looks at your Ships that have not landed.',
  'R24.4': 'The Buka have a Leader and 30 cards and can be played like any people.',
  'R24.5':
    'If agreed, each player shuffles one of six Buka families, five cards, into the deck; the two families must differ.',
  'R24.6':
    'With families nobody plays the Buka, and between games the decks are swapped with their families.',
} as const;
