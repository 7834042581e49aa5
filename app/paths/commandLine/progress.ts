/** How far long work is, on one line of a terminal; silent elsewhere. */

export interface Progress {
  tell(done: number, all: number, what: string): void;
  stop(): void;
}

export function progressOn(stream: NodeJS.WriteStream = process.stderr): Progress {
  const isShown = stream.isTTY === true;
  return {
    tell(done, all, what) {
      if (isShown) stream.write(`\r\x1b[K${what}: ${done} of ${all}`);
    },
    stop() {
      if (isShown) stream.write('\r\x1b[K');
    },
  };
}
