/** A sign of the sprite; with a label it is an image of that name, without it decoration. */
import type { Element } from '../../src/vocabulary';

interface SignProps {
  readonly name: string;
  readonly label?: string | undefined;
  readonly className?: string;
}

/** Takes the size of its place; `.sign` gives it that of a letter. */
export function Sign({ name, label, className }: SignProps) {
  const box = name === 'dragon' ? '0 0 64 64' : '0 0 24 24';
  const drawing = <use href={`#ic-${name}`} />;
  if (label === undefined) {
    return (
      <svg viewBox={box} className={className} aria-hidden="true">
        {drawing}
      </svg>
    );
  }
  return (
    <svg viewBox={box} className={className} role="img">
      <title>{label}</title>
      {drawing}
    </svg>
  );
}

/** The flame or the block in a line of text; the word stands beside it. */
export const ElementSign = ({ element }: { element: Element }) => (
  <Sign name={element} className={`sign is-${element}`} />
);

export function Emblem({ people, className }: { people: string; className?: string }) {
  return (
    <svg viewBox="0 0 64 64" className={className} aria-hidden="true">
      <use href={`#em-${people}`} />
    </svg>
  );
}
