import { currency } from '@portal/money';
import type { Ctx } from '../../../../platform/context.ts';
import { siteDay } from '../../../../platform/site-date.ts';
import { balanceOf, balances } from '../../../wallet/index.ts';
import { purseAccounts } from '../../transfers/purse-accounts.ts';
import { keepPurseFinding } from '../keep-finding.ts';
import {
  findPurseCheck,
  putBalanceCheck,
  selectFilledPurses,
  sumOpenTransfers,
} from '../store-checks.ts';

/** What differs is looked at again first: what is being played is on one side before the other. */
const mostTries = 3;

/**
 * Holds what a vendor says lies in all its purses against our books, once a day: what went in and
 * came out, and what the bets won or lost that its own books told of. More than 0.01 becomes a
 * finding, at the third look. A transfer that is not over may lie on either side. Answers whether
 * the day is done.
 */
export async function checkBalance(
  ctx: Ctx,
  check: {
    readonly vendorCode: string;
    readonly theirsMinor: bigint;
    /**
     * Stakes that wait for a result there and are no bets of ours; undefined for a vendor that
     * tells of no bets.
     */
    readonly openMinor: bigint | undefined;
  },
): Promise<boolean> {
  const { vendorCode, theirsMinor } = check;
  const day = siteDay(ctx);
  const { balanceDay, balanceTries } = await findPurseCheck(ctx.tx, vendorCode);
  if (balanceDay === day) {
    return true;
  }
  const oursMinor = await oursOf(ctx, check);
  const open = await sumOpenTransfers(ctx.tx, vendorCode);
  const tolerated = tolerance(ctx.site.currency);
  const difference = theirsMinor - oursMinor;
  const agrees =
    difference <= open.inMinor + tolerated && difference >= 0n - open.outMinor - tolerated;
  const tries = balanceTries + 1;
  const isDone = agrees || tries >= mostTries;
  if (isDone && !agrees) {
    await keepPurseFinding(ctx, {
      vendorCode,
      day,
      kind: 'balance_differs',
      reference: day,
      memberId: '',
      currency: ctx.site.currency,
      ours: { amountMinor: oursMinor },
      theirs: { amountMinor: theirsMinor },
    });
  }
  await putBalanceCheck(ctx.tx, {
    vendorCode,
    day: isDone ? day : undefined,
    tries: isDone ? 0 : tries,
    theirsMinor,
    oursMinor,
    at: ctx.clock.now(),
  });
  return isDone;
}

/** Bets say what play came to; what was booked of it when purses were looked at counts once. */
async function oursOf(
  ctx: Ctx,
  { vendorCode, openMinor }: Pick<Parameters<typeof checkBalance>[1], 'vendorCode' | 'openMinor'>,
): Promise<bigint> {
  const { currency: code } = ctx.site;
  const memberIds = await selectFilledPurses(ctx.tx, vendorCode);
  const purses = memberIds.map((memberId) => purseAccounts({ memberId, vendorCode }).purse);
  const standing = await balances(
    ctx,
    purses.map((account) => ({ account, currency: code })),
  );
  const bookedMinor = standing.reduce((sum, { balanceMinor }) => sum + balanceMinor, 0n);
  if (openMinor === undefined) {
    return bookedMinor;
  }
  const account = `house:vendor:${vendorCode}:play`;
  const unexplained = await balanceOf(ctx, { account, currency: code });
  // It holds what bets won beyond what was booked when purses were looked at, or below 0.
  return bookedMinor + unexplained.balanceMinor - openMinor;
}

/** 0.01 in minor units; less than one where a currency has no such parts. */
function tolerance(code: string): bigint {
  const { exponent } = currency(code);
  return exponent < 2 ? 0n : 10n ** BigInt(exponent - 2);
}
