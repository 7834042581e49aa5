/** English: R18, the icons. */

export const icons = {
  'R18.1':
    'Shields and Bluff signs are icons too: what ignores icons ignores them, unless it says otherwise.',
  'R18.2':
    'With an active shield in the element of the fight you may announce less than your opponent has; they only have to match that.',
  'R18.3':
    'After a card with STOP you play and load nothing more this turn. You still have to announce, and may meet demands.',
  'R18.4':
    'At the beginning of your turn you may take active cards with RETRIEVE back into your hand, but no Characters while an active Character of your opponent shows RETRIEVE.',
  'R18.5': 'An active card with PROTECTED cannot be ignored, discarded or lowered by cards of your opponent.',
  'R18.6':
    'A FREE card does not use up your play and may be played in an opening turn; texts that forbid, limits and STOP still hold.',
  'R18.7':
    'Two Characters or two Boosters with PAIR and the same first word in their names are played together as one play.',
  'R18.8':
    'You may play several Characters of one gang together as the first Characters of your turn. If only Characters of that gang are active, you may add to them instead of pushing them under.',
  'R18.9':
    'A card played as free is no part of a pair or a gang. A single gang card can be played like any Character.',
} as const;
