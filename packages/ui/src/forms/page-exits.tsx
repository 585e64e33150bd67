import { useEffect, useSyncExternalStore } from 'react';
import { topLayer } from '../layers/open-layers.ts';
import { isPageHeld, mayLeavePage, watchHeldPage } from './held-page.ts';

interface Move {
  readonly action: string;
  readonly currentLocation: { readonly pathname: string };
  readonly nextLocation: { readonly pathname: string };
}

/** The part of a router's history by which a page may be held. */
interface Exits {
  readonly block: (blocker: {
    /** True holds the page. */
    readonly blockerFn: (move: Move) => Promise<boolean>;
    readonly enableBeforeUnload: boolean;
  }) => () => void;
}

/**
 * The ways out of a page that holds typed text (design-brief.md 3.6): a link, Back, and the end of
 * the tab, at which the browser asks in its own words. Stands once in each app.
 */
export function PageExits({ exits }: { readonly exits: Exits }) {
  const isHeld = useSyncExternalStore(watchHeldPage, isPageHeld);
  useEffect(() => {
    if (!isHeld) {
      return undefined;
    }
    const unblock = exits.block({ blockerFn: isBlocked, enableBeforeUnload: false });
    const traversals = 'navigation' in window ? window.navigation : undefined;
    traversals?.addEventListener('navigate', holdBack);
    addEventListener('beforeunload', holdTab);
    return () => {
      unblock();
      traversals?.removeEventListener('navigate', holdBack);
      removeEventListener('beforeunload', holdTab);
    };
  }, [exits, isHeld]);
  return null;
}

async function isBlocked({ action, currentLocation, nextLocation }: Move): Promise<boolean> {
  const isStep = action === 'PUSH' || action === 'REPLACE';
  if (!isStep && 'navigation' in window) {
    // Asked before it went, or not to be held.
    return false;
  }
  return currentLocation.pathname !== nextLocation.pathname && !(await mayLeavePage());
}

/** A layer over the page takes Back itself; what leads to another document ends the tab's page. */
function holdBack(leaving: NavigateEvent): void {
  const { navigationType, cancelable, destination } = leaving;
  const isOurs = navigationType === 'traverse' && cancelable && destination.sameDocument;
  const isOther = destination.url !== null && pathOf(destination.url) !== location.pathname;
  if (!isOurs || !isOther || !isPageHeld() || topLayer() !== undefined) {
    return;
  }
  leaving.preventDefault();
  void mayLeavePage().then((isLeaving) => {
    if (isLeaving) {
      navigation.traverseTo(destination.key);
    }
  });
}

const pathOf = (address: string): string => new URL(address).pathname;

function holdTab(unload: BeforeUnloadEvent): void {
  if (isPageHeld()) {
    unload.preventDefault();
  }
}
