import {
  createClient,
  createSessionToken,
  repeatAfterProof,
  type Failure,
} from '@portal/protocol/client';
import { checkAsked } from '../protection/check-asked.ts';
import { askForPlace } from '../place/place-question.ts';
import { askForProof } from '../step-up/step-up.ts';
import { siteWatch } from '../site/site-watch.ts';

/** The tab's token; session storage keeps it over a reload (portal.md, section 3). */
export const sessionToken = createSessionToken('token');

type Listener = (failure: Failure) => void;

let hearEnd: Listener | undefined;
let tellLate: (() => void) | undefined;

/**
 * The listener hears that the server knows no session of this tab, even when it comes late: not of
 * a token that another one has replaced meanwhile. A tab may have lost its token, because the
 * log-out of another one clears what the site keeps in all of them.
 */
export function onSessionEnded(listener: Listener): () => void {
  hearEnd = listener;
  tellLate?.();
  tellLate = undefined;
  return () => {
    hearEnd = undefined;
  };
}

const plainClient = createClient({
  origin: '',
  session: sessionToken,
  language: () => document.documentElement.lang,
  fetch: (input, init) => fetch(input, init),
  monotonicMs: () => performance.now(),
  onFailure: reportCentrally,
});

/**
 * The one door to the server. Ended sessions, maintenance, region blocks, reality checks, proofs
 * and verifications that a call waits for are handled here.
 */
export const client = repeatAfterProof(plainClient, askForProof, askForPlace);

function reportCentrally(failure: Failure): void {
  if (failure.code === 'not_signed_in') {
    const token = sessionToken.read();
    if (hearEnd === undefined) {
      tellLate = () => token === sessionToken.read() && hearEnd?.(failure);
    } else {
      hearEnd(failure);
    }
  } else if (failure.code === 'system_maintenance' || failure.code === 'region_blocked') {
    siteWatch.getState().close();
  } else if (failure.code === 'reality_check_due') {
    checkAsked.getState().ask();
  }
}
