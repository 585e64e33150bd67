import { create } from 'zustand';

/** What some browsers hand over when they would install the page; no library of types has it. */
interface InstallEvent extends Event {
  readonly prompt: () => Promise<unknown>;
}

interface InstallState {
  /** Undefined where the browser offers nothing, and once the site is installed. */
  readonly offer: InstallEvent | undefined;
}

export const useInstallOffer = create<InstallState>()(() => ({ offer: undefined }));

/**
 * Keeps what the browser offers. It offers once after a document has loaded, whichever page that
 * was, so this listens from the start and for as long as the document lives.
 */
export function keepInstallOffer(): void {
  globalThis.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    // Only browsers that install send this event, and it has the method.
    useInstallOffer.setState({ offer: event as InstallEvent });
  });
  globalThis.addEventListener('appinstalled', () => {
    useInstallOffer.setState({ offer: undefined });
  });
}
