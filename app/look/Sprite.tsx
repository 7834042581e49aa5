/** All emblems, patterns, signs and motifs, once in the document, for `<use>` to take from. */
import emblems from './emblems.svg?raw';
import motifs from './motifs.svg?raw';
import signs from './signs.svg?raw';

/** Not `display: none`: patterns of a hidden drawing do not paint. */
const hidden = { position: 'absolute', width: 0, height: 0, overflow: 'hidden' } as const;

export function Sprite() {
  const html = emblems + signs + motifs;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: drawings of our own.
  return <div style={hidden} aria-hidden="true" dangerouslySetInnerHTML={{ __html: html }} />;
}
