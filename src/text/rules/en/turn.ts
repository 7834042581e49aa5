/** English: R5-R13, the phases of a turn. */

export const turn = {
  'R5.1':
    'A turn has eight phases in a fixed order: Beginning, Leadership, Retreat, Character, Booster or Support, Announce, Refill, End.',
  'R5.2':
    'The player on turn acts in the first six phases; Refill and End run by themselves unless a card asks something.',
  'R5.3':
    'Beginning, Leadership and Booster or Support can be left without playing. Retreat wants a decision, Character a card, Announce an announcement.',
  'R5.4': 'A turn breaks off when the fight or the game ends.',
  'R5.5': 'Each action belongs to certain phases; in any other phase it is refused.',
  'R5.6':
    'Phases, actions and refusals have fixed names, the same in the game, in the charts and in the tests.',
  'R6.1': 'At the beginning of a turn, what a card forces then is carried out first.',
  'R6.2':
    'Then you may retrieve cards, land Ships and discard your own Bluffs, in any order and as often as you like.',
  'R6.3': 'This is possible in every turn, although in an opening turn only landing is left to do.',
  'R6.4': 'Once you go on, none of this is possible any more in this turn.',
  'R7.1': 'In the Leadership phase you may play one Leadership card or one Ship, not both.',
  'R7.2':
    'A Leadership card goes onto your Leader and stays there for the game, even when it is discarded from the hand; then it has no effect.',
  'R7.3': 'The text of a Leadership card lasts until the end of your turn at most.',
  'R7.4': 'Leadership cards may be played in every turn, even if you are going to retreat or decline.',
  'R7.5': 'Landing Ships does not keep you from playing a Leadership card or a Ship from your hand.',
  'R7.6':
    'A text that forbids Leadership cards does not forbid Ships; a text that forbids cards of every kind forbids both.',
  'R8.1':
    'At the retreat decision you do exactly one thing: fight on, or retreat if the fight is running, or decline if you would open it.',
  'R8.2': 'In a running fight you may always retreat; turn and fight end at once.',
  'R8.3':
    'To decline, discard 1 to 3 hand cards and draw up to 6. No dragon moves, and the other player opens the fight.',
  'R8.4': 'The other player may decline too; only the cards set a limit.',
  'R8.5': 'You may fight on only if you can play a Character now, or if a text lets you go on without one.',
  'R8.6': 'If you cannot fight on, you must retreat, or decline in an opening turn.',
  'R8.7':
    'If you will not be able to reach the power or to meet a demand, you have to retreat here, not after playing cards.',
  'R8.8':
    'Until you announce you may go back to the retreat decision, as long as nothing hidden has come to light since.',
  'R8.9': 'If you can neither go back nor announce nor play anything more, you retreat.',
  'R8.10':
    'If hand and draw pile are empty after declining, the game ends at once. With an empty hand you discard nothing and draw up to 6.',
  'R8.11':
    'Being stuck is looked for in each phase from Character to Announce; in an opening turn it cannot happen.',
  'R9.1': 'To stay in the fight you must play a Character.',
  'R9.2':
    'You play one Character, or a pair, or a gang; it has to be allowed, and its condition has to hold.',
  'R9.3': 'Besides, you may play any number of free Characters, before it or after it.',
  'R9.4':
    'Your first Character of a turn pushes all cards of your combat area under it. Later ones of the same turn push nothing, nor does a gang that is extended.',
  'R9.5': 'A free Character may be the only one of the turn.',
  'R9.6': 'Characters come from the hand, or from the landed Ships in a turn in which you have landed.',
  'R9.7': 'A text that works “now” is carried out before anything else is played.',
  'R9.8': 'You go on once a Character is down and no text allows fewer active Characters than you have.',
  'R10.1': 'Then you may play one Booster or one Support.',
  'R10.2':
    'Boosters and Supports share one play a turn, none in an opening turn; texts can grant more of either kind.',
  'R10.3':
    'A text that grants more Supports leaves your ordinary play for a Booster, and the other way round.',
  'R10.4':
    'A Booster or Support may be played if no STOP card, no text and no limit forbids it and a play is left, or it is free.',
  'R10.5': 'A Booster is active until your next Character pushes it under, a Support until the fight ends.',
  'R10.6': 'Laying a Bluff and loading a card use up a Support play.',
  'R10.7': 'Two Boosters that form a pair use one play.',
  'R10.8': 'Free Boosters and Supports use no play and are allowed in an opening turn.',
  'R10.9': 'Demands can be met at any time from the Leadership phase to the end of this one.',
  'R10.10': 'You go on once every demand that would force you to retreat is met.',
  'R11.1': 'You announce your whole power in the element of the fight.',
  'R11.2': 'In an opening turn you choose the element with the announcement, and any power will do.',
  'R11.3':
    'Otherwise your power must be at least that of your opponent, or you need a shield in the element of the fight.',
  'R11.4': 'Both powers are worked out anew at this moment; what was announced before does not matter.',
  'R11.5': 'Before you announce, landed Ships and what is still on them are discarded.',
  'R11.6': 'After the announcement your opponent may have your colours shown, if you have Bluffs.',
  'R12.1': 'After the announcement you draw until you hold 6 cards; if you hold more, you keep them.',
  'R12.2': 'If the draw pile runs out, you draw what there is; the discard pile is not shuffled in again.',
  'R12.3':
    'Texts of your opponent may limit how many cards you draw or take. They do not hold between fights or after declining.',
  'R12.4': 'Cards on Ships are not hand cards.',
  'R13.1': 'What works at the end of your turn is carried out, then the text of your Leadership card ends.',
  'R13.2': 'What was noted for this turn is forgotten, and the other player is on turn.',
} as const;
