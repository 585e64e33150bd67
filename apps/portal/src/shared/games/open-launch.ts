import type { Endpoints, ReplyOf } from '@portal/protocol';

/** A launch that is not played on this page. */
export type LaunchElsewhere = Exclude<ReplyOf<Endpoints['launchGame']>, { readonly kind: 'house' }>;

/** What the page can do for a launch. */
export interface LaunchWays {
  /** False when the browser lets no window open. */
  readonly openWindow: (url: string) => boolean;
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
      return ways.openWindow(launch.url) ? 'opened' : 'blocked';
    case 'page':
      ways.goTo(launch.path);
      return 'left';
    case 'list':
      ways.listGames(launch.vassalage);
      return 'left';
  }
}

/** A window that cannot reach back to this page; the browser says by null that it blocked it. */
export function openWindow(url: string): boolean {
  const opened = window.open('', '_blank');
  if (opened === null) {
    return false;
  }
  opened.opener = null;
  opened.location.href = url;
  return true;
}
