/** Keeps the whole app in the browser, and notices a newer version. */
import { registerSW } from 'virtual:pwa-register';
import { newVersion } from './state';

/** A table may stay open for days. */
const lookEveryMs = 60 * 60 * 1000;

const change = registerSW({
  immediate: true,
  onNeedRefresh: () => newVersion.set(takeNewVersion),
  // Left to `takeNewVersion`: here a page that was first loaded without a worker would be forgotten.
  onNeedReload: () => {},
  onRegisteredSW: (_script, registration) => {
    if (registration === undefined) return;
    setInterval(() => {
      if (navigator.onLine) void registration.update();
    }, lookEveryMs);
  },
});

function takeNewVersion(): void {
  const reload = () => location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  void change();
}
