import type { laterPages } from './later-pages.ts';
import type { PageRow } from './page-row.ts';

/** What loads a page that no first load brings along. */
export function laterPage(name: keyof typeof laterPages): PageRow['load'] {
  return async () => (await import('./later-pages.ts')).laterPages[name]();
}

/** So that a page opens at the first press; without a line it is asked for again then. */
export async function fetchLaterPages(): Promise<void> {
  await import('./later-pages.ts').catch(() => undefined);
}
