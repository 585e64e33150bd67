import type { BootAnswer } from '@portal/protocol';

export type Banner = BootAnswer['system']['banners'][number];
export type Notice = BootAnswer['system']['notices'][number];

/** portal.md, section 2: the group of the home page. */
const homeGroup = 'w_home';

/** Addresses of this site open in place; anything else in a tab of its own. */
export function isInnerLink(link: string): boolean {
  return link[0] === '/' && link[1] !== '/';
}

/** Everybody, who looks (unknown for a moment; a trial account is a visitor), and on what. */
export type Viewer = readonly ('all' | 'visitors' | 'members' | 'phone' | 'desktop' | undefined)[];

/** Of the home page, for whoever looks at it on this screen. */
export function isMeantFor({ groupName, audience }: Banner, viewer: Viewer): boolean {
  return (
    groupName === homeGroup && viewer.includes(audience.login) && viewer.includes(audience.device)
  );
}
