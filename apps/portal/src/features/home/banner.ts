import type { BootAnswer } from '@portal/protocol';

export type Banner = BootAnswer['system']['banners'][number];
export type Notice = BootAnswer['system']['notices'][number];

/** portal.md, section 2: the group of the home page. */
const homeGroup = 'w_home';

/** Addresses of this site open in place; anything else in a tab of its own. */
export function isInnerLink(link: string): boolean {
  return link[0] === '/' && link[1] !== '/';
}

/** Of the home page. */
export function isOfHome({ groupName }: Banner): boolean {
  return groupName === homeGroup;
}
