import { createClient, createSessionToken, type Failure } from '@portal/protocol/client';
import { useDialogs } from '../dialogs/dialogs.ts';
import { siteWatch } from '../site/site-watch.ts';

/** The tab's token; session storage keeps it over a reload (portal.md, section 3). */
export const sessionToken = createSessionToken('token');

/** The one door to the server. Ended sessions, maintenance and region blocks are handled here. */
export const client = createClient({
  origin: '',
  session: sessionToken,
  language: () => document.documentElement.lang,
  fetch: (input, init) => fetch(input, init),
  monotonicMs: () => performance.now(),
  onFailure: reportCentrally,
});

function reportCentrally(failure: Failure): void {
  if (failure.code === 'not_signed_in' && sessionToken.read() !== undefined) {
    useDialogs.getState().show('sessionEnded');
  } else if (failure.code === 'system_maintenance' || failure.code === 'region_blocked') {
    siteWatch.getState().close();
  }
}
