import { isSwitchedOn, type SwitchNode } from '@portal/protocol';
import { keep } from './storage.ts';

const address = '/service-worker.js';
/** Read by the page of `build/offline`, which cannot ask the site what its codes mean. */
const localeName = 'offlineLocale';

/**
 * Lets the browser show our own page where there is no network, or takes that away where the site
 * switched it off: at the next visit of each device, whatever it installed before.
 */
export async function keepOfflinePage(switches: SwitchNode): Promise<void> {
  if (!('serviceWorker' in navigator)) {
    return;
  }
  try {
    if (isSwitchedOn(switches, 'OFFLINEPAGE')) {
      keepLocale();
      // Whoever leaves may have chosen another language meanwhile.
      globalThis.addEventListener('pagehide', keepLocale);
      // A new release is looked for at the server, never in the browser's cache.
      await navigator.serviceWorker.register(address, { updateViaCache: 'none' });
    } else {
      const known = await navigator.serviceWorker.getRegistration('/');
      await known?.unregister();
    }
  } catch {
    // Without it a lost network shows what the browser has for it.
  }
}

function keepLocale(): void {
  keep(localeName, document.documentElement.lang);
}
