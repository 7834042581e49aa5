/** While developing: a changed rule loads the page anew, and the game kept by it goes on. The inspector has its own way. */
import { roomNow } from './router';

export function followChangedRules(): void {
  import.meta.hot?.on('blue-moon:rules', () => {
    if (roomNow() !== 'inspector') location.reload();
  });
}
