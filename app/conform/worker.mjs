/** A thread of the conformance run: makes TypeScript readable, then runs `thread.ts`. */
import { register } from 'tsx/esm/api';

register();
await import('./thread.ts');
