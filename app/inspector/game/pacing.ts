/** How often a game that runs by itself is shown: the page rests between two times for as long as one takes to draw. */

/** Milliseconds between two times, at least. */
const shortest = 50;

/** Shows at once, or as soon as the last time is drawn and the page has rested; what draws says when it is done. */
export function paced(show: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let began: number | undefined;
  let rested = 0;
  let isWanted = false;

  function now(): void {
    clearTimeout(timer);
    timer = undefined;
    isWanted = false;
    began ??= performance.now();
    show();
  }

  function soon(): void {
    isWanted = true;
    if (timer !== undefined || began !== undefined) return;
    const wait = rested - performance.now();
    if (wait <= 0) now();
    else timer = setTimeout(now, wait);
  }

  return {
    now,
    soon,
    drawn(): void {
      if (began === undefined) return;
      const ended = performance.now();
      rested = ended + Math.max(shortest, ended - began);
      began = undefined;
      if (isWanted) soon();
    },
    stop: () => clearTimeout(timer),
  };
}
