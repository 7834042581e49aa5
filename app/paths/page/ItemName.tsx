/** An item by short names; its full name is its title. */
import { goalName } from '../expect';
import type { ItemWords } from './shortNames';

interface ItemNameProps {
  readonly item: string;
  readonly wordsOf: (item: string) => ItemWords;
}

export function ItemName({ item, wordsOf }: ItemNameProps) {
  const { criterion, what } = wordsOf(item);
  return (
    <span className="item-name" title={goalName(item)}>
      {criterion} <code>{what}</code>
    </span>
  );
}
