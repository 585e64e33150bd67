import { lazyInTime } from '../../../shared/client/lazy-in-time.ts';

/** What hangs under the navigation bar; its script comes when it opens first. */
export const lateBar = {
  DropPanel: lazyInTime(async () => (await import('./drop-panel.tsx')).DropPanel),
};
