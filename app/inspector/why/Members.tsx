/** The actions of a group: the first few, and all of them on demand. */
import { useTexts } from '../../text/texts';
import type { Member } from './groups';

/** So many are shown before the rest is only counted. */
const first = 3;

interface MembersProps {
  readonly members: readonly Member[];
  readonly showsAll: boolean;
}

export function Members({ members, showsAll }: MembersProps) {
  const { ui } = useTexts();
  const words = [...new Set(members.map((member) => member.words))];
  const shown = showsAll ? words : words.slice(0, words.length === first + 1 ? first + 1 : first);
  if (words.length === 0) return null;
  if (words.length === 1) return <span className="words">{words[0]}</span>;
  return (
    <ul className="words">
      {shown.map((each) => (
        <li key={each}>{each}</li>
      ))}
      {shown.length < words.length && <li className="rest">{ui.moreRows(words.length - shown.length)}</li>}
    </ul>
  );
}
