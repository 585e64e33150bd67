import type { VendorSpan } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { type OpenRounds, readOpenRounds } from '../../bets/index.ts';
import { readVendors, type VendorGames } from '../../catalog/index.ts';
import { type Figures, figuresOf } from '../calls/figures.ts';
import { selectVendorAccounts, type StoredAccount } from '../store-accounts.ts';
import { type CallCountRow, selectCallCounts, selectLastCalls } from '../store-calls.ts';
import { selectStops, type StopRow } from '../store-stops.ts';

/** A vendor as the desk sees it. */
export interface DeskVendor {
  readonly account: StoredAccount;
  readonly games: VendorGames;
  readonly stop: StopRow | undefined;
  readonly figures: Figures;
  readonly counts: readonly CallCountRow[];
  readonly lastCallAt: Temporal.Instant | undefined;
  readonly open: OpenRounds | undefined;
}

const minutesOf: Readonly<Record<VendorSpan, number>> = { hour: 60, day: 24 * 60 };

/** By name; one vendor where it is asked for, or none where nobody has its code. */
export async function readVendorDesk(
  ctx: Ctx,
  query: { readonly span: VendorSpan; readonly vendorCode?: string },
): Promise<readonly DeskVendor[]> {
  const { vendorCode = null } = query;
  const since = ctx.clock.now().subtract({ minutes: minutesOf[query.span] });
  const stored = await selectVendorAccounts(ctx.tx);
  const accounts = stored.filter((row) => vendorCode === null || row.vendorCode === vendorCode);
  const codes = accounts.map((row) => row.vendorCode);
  const games = await readVendors(ctx, codes);
  const stops = await selectStops(ctx.tx);
  const counts = await selectCallCounts(ctx.tx, { since, vendorCode });
  const lastCalls = await selectLastCalls(ctx.tx);
  const open = await readOpenRounds(
    ctx,
    codes.map((code) => `vendor:${code}`),
  );
  return games.flatMap((vendor) => {
    const { code } = vendor;
    const account = accounts.find((row) => row.vendorCode === code);
    const ofVendor = counts.filter((row) => row.vendorCode === code);
    return account === undefined
      ? []
      : [
          {
            account,
            games: vendor,
            stop: stops.find((row) => row.vendorCode === code),
            figures: figuresOf(ofVendor),
            counts: ofVendor,
            lastCallAt: lastCalls.find((row) => row.vendorCode === code)?.calledAt,
            open: open.get(`vendor:${code}`),
          },
        ];
  });
}
