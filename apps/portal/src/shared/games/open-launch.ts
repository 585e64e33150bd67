import type { Endpoints, ReplyOf } from '@portal/protocol';
import { fetchLine } from '../client/line-client.ts';
import { answeringAddress } from './answering-address.ts';

/** A launch that is not played on this page. */
export type LaunchElsewhere = Exclude<ReplyOf<Endpoints['launchGame']>, { readonly kind: 'house' }>;

/** What the page can do for a launch. */
export interface LaunchWays {
  /** At the first of these addresses that answers; false when the browser lets no window open. */
  readonly openWindow: (urls: readonly string[]) => boolean;
  readonly goTo: (path: string) => void;
  readonly listGames: (vassalage: string) => void;
}

/**
 * Goes where a launch leads (portal.md, section 4): a window of its own, one of our pages, or the
 * games of the vendor. `blocked` means that the player has to allow the window first.
 */
export function openLaunch(
  launch: LaunchElsewhere,
  ways: LaunchWays,
): 'left' | 'opened' | 'blocked' {
  switch (launch.kind) {
    case 'url':
      return ways.openWindow([launch.url, ...launch.otherUrls]) ? 'opened' : 'blocked';
    case 'page':
      ways.goTo(launch.path);
      return 'left';
    case 'list':
      ways.listGames(launch.vassalage);
      return 'left';
  }
}

/** A game is not kept waiting longer than this by a host that is silent. */
const longestMs = 2000;

/** A window that cannot reach back to this page; the browser says by null that it blocked it. */
export function openWindow(urls: readonly string[]): boolean {
  // It is opened before anybody is asked: later, the press of the player would be over.
  const opened = window.open('', '_blank');
  if (opened === null) {
    return false;
  }
  opened.opener = null;
  void answeringAddress(urls, (address) => fetchLine(address, longestMs)).then((url) => {
    opened.location.href = url;
    return url;
  });
  return true;
}
