import { matches } from '../device/media.ts';

/** portal.md, section 2: the service window. */
const windowWidth = 440;
const windowHeight = 750;

/** A window in the middle of the screen; a tab of its own on phones. False when it was blocked. */
export function openChatWindow(url: string): boolean {
  if (!matches('isDesktop')) {
    return globalThis.open(url, '_blank', 'noreferrer') !== undefined;
  }
  const left = Math.round((globalThis.screen.availWidth - windowWidth) / 2);
  const top = Math.round((globalThis.screen.availHeight - windowHeight) / 2);
  const features = `popup,width=${windowWidth},height=${windowHeight},left=${left},top=${top}`;
  return globalThis.open(url, 'service', features) !== null;
}
