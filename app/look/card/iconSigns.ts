/** Which sign of the sprite stands for an icon. */
import type { Card } from '../../../src/cards/card';
import type { Icon } from '../../../src/vocabulary';

const signs: Readonly<Record<Exclude<Icon, 'gang'>, string>> = {
  stop: 'stop',
  retrieve: 'retrieve',
  protected: 'protected',
  free: 'free',
  pair: 'pair',
  bluffFire: 'bluff-fire',
  bluffEarth: 'bluff-earth',
  bluffBlank: 'bluff-blank',
};

export const signOfIcon = (card: Card, icon: Icon): string =>
  icon === 'gang' ? `gang${card.gang ? `-${card.gang}` : ''}` : signs[icon];

/** The flag a card would fly as a face-down Bluff. */
export const bluffIconOf = (card: Card): Icon | undefined =>
  card.icons.find((icon) => icon === 'bluffFire' || icon === 'bluffEarth' || icon === 'bluffBlank');
