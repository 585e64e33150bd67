import type { CurrencyCode } from '@portal/money';
import type { Ctx } from '../../../platform/context.ts';
import { sumHouseLines } from '../store-balances.ts';
import type { AccountPath } from '../transfer.ts';

/** What entries added to each house account in a span of time. */
export interface HouseSum {
  readonly account: AccountPath;
  /** Signed. */
  readonly amountMinor: bigint;
}

/**
 * Sums of house accounts over a span, the end excluded, of entries whose reference fits a pattern:
 * for proofs at night, as it reads every line of the span.
 */
export async function readHouseSums(
  ctx: Ctx,
  query: {
    readonly currency: CurrencyCode;
    readonly from: Temporal.Instant;
    readonly to: Temporal.Instant;
    /** A regular expression of the database. */
    readonly references: string;
  },
): Promise<readonly HouseSum[]> {
  const rows = await sumHouseLines(ctx.tx, query);
  return rows.map(({ path, amountMinor }) => ({ account: path, amountMinor: amountMinor ?? 0n }));
}
