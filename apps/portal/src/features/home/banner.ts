import type { BootAnswer } from '@portal/protocol';

export type Banner = BootAnswer['system']['banners'][number];
export type Notice = BootAnswer['system']['notices'][number];

/** portal.md, section 2: the group of the home page. */
export const homeGroup = 'w_home';

/** Addresses of this site open in place; anything else in a tab of its own. */
export function isInnerLink(link: string): boolean {
  return link.startsWith('/') && !link.startsWith('//');
}

/** Members are sent home from there, so no banner leads them to it. */
export function isEntry(link: string): boolean {
  return /^\/(?:login|register)\b/u.test(link);
}
