/** What the viewer writes beside the action on show. */
import { useStore } from '../page/store';
import { useTexts } from '../text/texts';
import type { Film } from './film';

/** So many characters are a note, not an essay; links stay short. */
const mostLetters = 2000;

export function NotePanel({ film: { notes: store }, at }: { film: Film; at: number }) {
  const { ui } = useTexts();
  const notes = useStore(store);
  const text = notes.find((note) => note.at === at)?.text ?? '';
  const write = (written: string) => {
    const others = notes.filter((note) => note.at !== at);
    const all = written === '' ? others : [...others, { at, text: written }];
    store.set(all.toSorted((one, other) => one.at - other.at));
  };
  return (
    <section className="note-panel" aria-label={ui.note}>
      <label>
        <span className="caption">{at === 0 ? ui.noteOnStart : ui.noteOn(at)}</span>
        <textarea
          rows={2}
          value={text}
          maxLength={mostLetters}
          placeholder={ui.noteHint}
          onChange={(event) => write(event.target.value)}
        />
      </label>
    </section>
  );
}
