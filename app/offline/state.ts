/** Whether the game is installed, can be, or waits in a newer version. */
import { storeOf } from '../page/store';

/** What Chromium hands out when the page may be installed; other browsers have their own menu for it. */
interface InstallOffer extends Event {
  readonly prompt: () => Promise<unknown>;
}

/** Changes to the newer version that has been fetched; `null` while there is none. */
export const newVersion = storeOf<(() => void) | null>(null);

export const installOffer = storeOf<InstallOffer | null>(null);

/** Has to listen from the beginning: the offer is made once. */
export function watchInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    installOffer.set(event as InstallOffer);
  });
  addEventListener('appinstalled', () => installOffer.set(null));
}
