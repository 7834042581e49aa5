/** Words or figures that are drawn on a control and stand, in other words, in its name already. */
export const Mark = ({ text, className }: { text: string | number; className: string }) => (
  <span className={className} data-mark={text} aria-hidden="true" />
);
