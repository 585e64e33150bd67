import { assertDefined, currency, formatAmount } from '@portal/money';
import type { Endpoints, MemberId, ReplyOf } from '@portal/protocol';
import type { Ctx } from '../../platform/context.ts';
import { readOpenStakes } from '../bets/index.ts';
import { readRoundStakes } from '../games/index.ts';
import { readPurses } from '../gateway/index.ts';
import { balances, statementTotals, trialCurrency } from '../wallet/index.ts';

const theBeginning = Temporal.Instant.fromEpochMilliseconds(0);

type Funds = ReplyOf<Endpoints['readFunds']>;

/** All money of a member, wherever it lies; read it in a snapshot, for it is of one moment. */
export async function fundsOf(ctx: Ctx, id: MemberId): Promise<Funds> {
  const { currency: code } = ctx.site;
  const [cash, hold, given, fun] = await balances(ctx, [
    { account: `member:${id}:cash`, currency: code },
    { account: `member:${id}:hold`, currency: code },
    // Set aside for envelopes that nobody has opened yet.
    { account: `member:${id}:envelopes`, currency: code },
    { account: `member:${id}:fun`, currency: trialCurrency },
  ]);
  const why = 'a balance for each account that was asked for';
  const cashMinor = assertDefined(cash, why).balanceMinor;
  const heldMinor = assertDefined(hold, why).balanceMinor;
  const envelopesMinor = assertDefined(given, why).balanceMinor;
  const billsMinor = heldMinor === 0n ? 0n : await setAsideForBills(ctx, id);
  const holdMinor = heldMinor + envelopesMinor;
  // A round of several steps becomes a bet when it is over.
  const roundsMinor = await readRoundStakes(ctx, id, theBeginning);
  const openMinor = (await readOpenStakes(ctx, id)) + roundsMinor;
  const { transitMinor, purses } = await readPurses(ctx, id);
  const vendorsMinor = purses.reduce((sum, { bookedMinor }) => sum + bookedMinor, 0n);
  const text = (minor: bigint) => formatAmount(minor, currency(code));
  return {
    currency: code,
    cash: text(cashMinor),
    onHold: text(holdMinor),
    holds: {
      withdrawals: text(heldMinor - billsMinor),
      bills: text(billsMinor),
      envelopes: text(envelopesMinor),
    },
    openStakes: text(openMinor),
    inTransit: text(transitMinor),
    inVendorWallets: text(vendorsMinor),
    vendorWallets: purses.map(({ vendorCode, name, bookedMinor }) => {
      return { vendorCode, name, balance: text(bookedMinor) };
    }),
    total: text(cashMinor + holdMinor + openMinor + transitMinor + vendorsMinor),
    fun: {
      balance: formatAmount(assertDefined(fun, why).balanceMinor, currency(trialCurrency)),
      currency: trialCurrency,
    },
  };
}

/** Withdrawals lie in the same account; what is not theirs went in and out as these types. */
async function setAsideForBills(ctx: Ctx, id: MemberId): Promise<bigint> {
  const { inMinor, outMinor } = await statementTotals(ctx, {
    account: `member:${id}:hold`,
    currency: ctx.site.currency,
    types: ['bill_hold', 'bill_release'],
  });
  return inMinor - outMinor;
}
