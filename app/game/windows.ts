/** Answers other windows that want to look on at this game; what that takes is loaded only when one asks. */
import { session } from './session';

/** The name both sides know (`inspector/game/channel.ts`). */
const channelName = 'blue-moon.inspector';

export function answerOtherWindows(): void {
  const channel = new BroadcastChannel(channelName);
  let stopHosting: Promise<() => void> | undefined;
  const host = async () => {
    const { hostSession } = await import('../inspector/game/hostSession');
    return hostSession();
  };
  channel.onmessage = ({ data }: MessageEvent<{ readonly kind?: string }>) => {
    if (data.kind === 'hello' && session.get() !== null) stopHosting ??= host();
  };
  // A window that waits asks again when a game begins, such as after this page was loaded anew.
  session.subscribe(() => {
    if (session.get() !== null && stopHosting === undefined) channel.postMessage({ kind: 'here' });
  });
}
