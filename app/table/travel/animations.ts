/** Movements under way. The next input ends them all at their goals, so nobody ever waits for one. */
const running = new Set<Animation>();

function finishAll(): void {
  for (const animation of running) animation.finish();
}

addEventListener('pointerdown', finishAll, true);
addEventListener('keydown', finishAll, true);

const easing = 'cubic-bezier(.2,.7,.2,1)';

/** Animates until it is through, or the player goes on. */
export function move(element: Element, frames: Keyframe[], timing: KeyframeAnimationOptions): Animation {
  const animation = element.animate(frames, { easing, ...timing });
  running.add(animation);
  const forget = () => running.delete(animation);
  animation.addEventListener('finish', forget);
  animation.addEventListener('cancel', forget);
  return animation;
}
