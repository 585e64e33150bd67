import { reportPaths, roundAnswer, type RoundQuery } from '@portal/vendors';
import type { Logger } from 'pino';
import { Refusal } from '../../../platform/refusal.ts';
import { askReport } from '../days/ask-day.ts';
import type { VendorBook } from '../vendor-book.ts';

export interface ReplayParts {
  readonly vendors: VendorBook;
  readonly log: Logger;
}

const vendorPrefix = 'vendor:';
/** A player waits for it. */
const timeoutMilliseconds = 5000;

/**
 * Asks the vendor for the address at which a player sees again what a bet came to; it opens once.
 * What is shown there moves no money (rule 23). Refuses with `replay_unavailable`: the bet is of no
 * vendor from outside, the vendor has no such pages, or it does not answer with one.
 */
export async function replayAddress(
  { vendors, log }: ReplayParts,
  bet: {
    readonly provider: string;
    readonly txId: string | null;
    readonly memberId: string;
    readonly language: string;
  },
): Promise<string> {
  const { provider, txId, memberId: playerId, language } = bet;
  const code = provider.startsWith(vendorPrefix) ? provider.slice(vendorPrefix.length) : '';
  const vendor = await vendors.find(code);
  const reportUrl = vendor?.reportUrl;
  if (vendor === undefined || reportUrl === undefined || txId === null) {
    throw new Refusal('replay_unavailable');
  }
  const query: RoundQuery = { txId, playerId, language };
  try {
    const ask = { path: reportPaths.round, content: query, timeoutMilliseconds };
    return webAddress(roundAnswer.parse(await askReport({ ...vendor, reportUrl }, ask)).url);
  } catch (error) {
    log.warn({ err: error, vendor: code }, 'a vendor shows no round');
    throw new Refusal('replay_unavailable');
  }
}

/** It is opened in a browser, so nothing but a page of the web will do. */
function webAddress(url: string): string {
  const { protocol } = new URL(url);
  if (protocol !== 'https:' && protocol !== 'http:') {
    throw new Error(`${protocol} is no page`);
  }
  return url;
}
