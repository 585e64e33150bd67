import { dayQuery, pastOrder, pastPath, reportPaths, roundQuery } from '@portal/vendors';
import type { BetBook } from '../wallet/bet-book.ts';
import type { ShownRounds } from './shown-rounds.ts';

interface Books {
  readonly bets: BetBook;
  readonly shown: ShownRounds;
  readonly origin: string;
}

/** What a vendor says of its own books; undefined for what it cannot read or does not have. */
export function answerReport(
  { bets, shown, origin }: Books,
  request: { readonly vendorCode: string; readonly path: string; readonly content: unknown },
): object | undefined {
  const { vendorCode, path, content } = request;
  if (path === reportPaths.day) {
    const query = dayQuery.safeParse(content);
    return query.success ? bets.day(vendorCode, query.data) : undefined;
  }
  if (path === reportPaths.round) {
    const query = roundQuery.safeParse(content);
    const ticket = query.success ? shown.prepare(vendorCode, query.data) : undefined;
    return ticket === undefined ? undefined : { url: `${origin}/round?ticket=${ticket}` };
  }
  if (path === pastPath) {
    const past = pastOrder.safeParse(content);
    const kept = past.success ? bets.recall(vendorCode, past.data) : undefined;
    return kept === undefined ? undefined : { kept };
  }
  return undefined;
}
