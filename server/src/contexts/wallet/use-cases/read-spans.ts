import type { Ctx } from '../../../platform/context.ts';
import { selectAccountId } from '../store-balances.ts';
import {
  selectBalanceBefore,
  selectLastLine,
  selectSpans,
  type SpanQuery,
  type SpanRow,
} from '../store-spans.ts';
import type { TransferType } from '../transfer.ts';
import type { Account } from './read-balances.ts';

/**
 * What belongs to bets and rounds: of a rebate only that of a lottery ticket. A debt of a bet that
 * later money pays is no play of that money; nor is what a round without a stake won.
 */
const playTypes = [
  'stake',
  'stake_return',
  'win',
  'win_return',
  'tip',
  'rebate',
  'rebate_return',
  'purse_won',
  'purse_lost',
] as const satisfies readonly TransferType[];

/** A bet is placed where the first of these is booked. */
const beginTypes = ['stake', 'tip', 'rebate'] as const satisfies readonly TransferType[];

/** Play in a purse: of the money that went in last, and of none that came to cash since. */
const purseTypes = ['purse_won', 'purse_lost'] as const satisfies readonly TransferType[];

/** What is won without a stake; what is taken back of it has its reference. */
const givenTypes = ['promo_win'] as const satisfies readonly TransferType[];

/** From one of the accounts to another; of `purse_filled` nothing but its place is looked at. */
const skippedTypes = [
  'purse_in',
  'purse_back',
  'purse_out',
] as const satisfies readonly TransferType[];

type Asked = Pick<SpanQuery, 'from' | 'cuts' | 'claims' | 'tagged' | 'beside'>;

/**
 * What came to a wallet or left it, line by line, and what the bets that were placed in between
 * have won or lost until now (see {@link selectSpans}). Whoever decides on it holds the lock of the
 * accounts. `beside` are stakes in play, and debts of bets below 0: those of them that are paid
 * later are left out of the lines.
 */
export async function readSpans(
  ctx: Ctx,
  query: Asked & { readonly accounts: readonly Account[] },
): Promise<readonly SpanRow[]> {
  const accountIds: bigint[] = [];
  for (const { account: path, currency } of query.accounts) {
    const id = await selectAccountId(ctx.tx, { path, currency });
    accountIds.push(...(id === undefined ? [] : [id]));
  }
  const { from, cuts, claims, tagged, beside } = query;
  const taggedTypes = [
    'bonus_forfeit',
    'forfeit_return',
  ] as const satisfies readonly TransferType[];
  const types = { taggedTypes, playTypes, beginTypes, givenTypes, purseTypes, skippedTypes };
  return selectSpans(ctx.tx, { accountIds, from, cuts, claims, tagged, beside, ...types });
}

/** The entry that moved an account last, under its lock; 0 where none did. */
export async function lastEntryOf(ctx: Ctx, { account, currency }: Account): Promise<bigint> {
  const id = await selectAccountId(ctx.tx, { path: account, currency });
  return id === undefined ? 0n : selectLastLine(ctx.tx, id);
}

/** What some accounts held together just before an entry; minor units. */
export async function balanceBefore(
  ctx: Ctx,
  { accounts, entryId }: { readonly accounts: readonly Account[]; readonly entryId: bigint },
): Promise<bigint> {
  let sumMinor = 0n;
  for (const { account: path, currency } of accounts) {
    const accountId = await selectAccountId(ctx.tx, { path, currency });
    sumMinor +=
      accountId === undefined ? 0n : await selectBalanceBefore(ctx.tx, { accountId, entryId });
  }
  return sumMinor;
}
