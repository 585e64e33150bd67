import { type Category, validBets } from '@portal/commission';
import { assert, assertDefined, type CurrencyCode } from '@portal/money';
import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../platform/context.ts';
import { bookBetFacts, plainPay, requirementsLook, weighedPay } from '../turnover/index.ts';
import { openBatch, type Transfer } from '../wallet/index.ts';
import { type Bet, timeOfBet } from './bet.ts';
import { houseAccount } from './kinds/money.ts';
import { noteLarge } from './note-large.ts';
import { noOrigin } from './origin.ts';
import { selectBetsNamed } from './store-vendor-bets.ts';
import { insertBets, insertTransactions } from './store-writes.ts';
import { validPolicyOf } from './valid-policy.ts';

/** A bet that is over and was played in a purse, as the books of its vendor have it. */
export interface PulledBet {
  readonly txId: string;
  readonly roundId: string;
  readonly memberId: MemberId;
  readonly category: Category;
  readonly gameCode: string;
  readonly currency: CurrencyCode;
  readonly stakeMinor: bigint;
  readonly payoutMinor: bigint;
  /** Of the purse, after the result. */
  readonly balanceMinor: bigint;
}

/**
 * Keeps bets that a vendor took out of its own purses, each once, so that record, turnover and
 * requirements know them (agents-loyalty-money.md E8). Their money moved in the purse: what play
 * there won or lost is booked as the purse is looked at, and becomes stake and win of the house
 * here. They were counted by limits when money went in. Answers how many were new.
 */
export async function bookPulledBets(
  ctx: Ctx,
  { provider, bets }: { readonly provider: string; readonly bets: readonly PulledBet[] },
): Promise<number> {
  const memberIds = [...new Set(bets.map(({ memberId }) => memberId))].toSorted();
  const batch = await openBatch(ctx, {
    claims: [],
    accounts: bets.flatMap((bet) => accountsOf(provider, bet)),
    before: [],
    after: [requirementsLook(ctx, memberIds)],
  });
  const named = { provider, txIds: bets.map(({ txId }) => txId) };
  const standing = new Set((await selectBetsNamed(ctx.tx, named)).map(({ txId }) => txId));
  const kept = bets
    .filter(({ txId }) => !standing.has(txId))
    .map((bet) => keptBet(ctx, provider, bet));
  if (kept.length === 0) {
    await batch.close([], []);
    return 0;
  }
  const [posted] = batch.post([kept.flatMap(transfersOf)]);
  assert(posted?.ok !== false, 'house accounts pay whatever they owe each other');
  await noteLarge(ctx, { plays: kept.map(notedOf) });
  const booking = { bookedAt: batch.bookedAt, facts: kept.map(factOf) };
  const facts = await bookBetFacts(ctx, batch.after[0], booking);
  await batch.close(
    [],
    [insertBets(kept), insertTransactions(batch.bookedAt, kept.map(transactionOf)), ...facts],
  );
  return kept.length;
}

const playAccount = (provider: string) => `house:${provider}:play`;

function accountsOf(provider: string, { memberId, currency }: PulledBet) {
  const house = (['stakes', 'wins'] as const).map((part) => houseAccount(provider, part));
  const paths = [`member:${memberId}:cash`, playAccount(provider), ...house];
  return paths.map((path) => ({ path, currency }));
}

function keptBet(ctx: Ctx, provider: string, pulled: PulledBet): Bet {
  const { balanceMinor, stakeMinor, payoutMinor, gameCode } = pulled;
  const id = ctx.ids.next('bet');
  const result = payoutMinor > 0n ? 'WIN' : 'LOSE';
  const [validMinor = 0n] = validBets([{ ...pulled, result }], validPolicyOf(ctx.site));
  const weight = ctx.site.gameWeights[`${provider}:${gameCode}`];
  const beforeMinor = balanceMinor - payoutMinor + stakeMinor;
  return {
    ...noOrigin,
    ...pulled,
    id,
    provider,
    placedAt: assertDefined(timeOfBet(id), 'an id names its time'),
    tableId: null,
    givenBackMinor: 0n,
    openMinor: 0n,
    possibleMinor: null,
    validMinor,
    state: 'settled',
    result,
    revision: 1,
    balanceBeforeMinor: beforeMinor < 0n ? 0n : beforeMinor,
    balanceAfterMinor: balanceMinor,
    settledAt: ctx.clock.now(),
    terms: weight === undefined ? null : { weight },
    reckoning: null,
  };
}

function transfersOf({ id, provider, currency, ...bet }: Bet): readonly Transfer[] {
  const play = playAccount(provider);
  const shared = { currency, reference: id };
  const stake: Transfer = {
    ...shared,
    debt: `${id}:1:earned`,
    type: 'stake_earned',
    from: play,
    to: houseAccount(provider, 'stakes'),
    amountMinor: bet.stakeMinor,
  };
  const win: Transfer = {
    ...shared,
    debt: `${id}:1:win`,
    type: 'win',
    from: houseAccount(provider, 'wins'),
    to: play,
    amountMinor: bet.payoutMinor,
  };
  return [stake, win].filter(({ amountMinor }) => amountMinor > 0n);
}

function transactionOf({ id: betId, provider, txId, memberId, currency, roundId, ...bet }: Bet) {
  return {
    provider,
    class: 'stake',
    txId: assertDefined(txId ?? undefined, 'a vendor names its bets'),
    state: 'applied',
    memberId,
    currency,
    amountMinor: 0n - bet.stakeMinor,
    roundId,
    betId,
  } as const;
}

function notedOf({ id: betId, memberId, provider, gameCode, stakeMinor, payoutMinor }: Bet) {
  const amounts = { stakedMinor: stakeMinor, payoutMinor, paidBeforeMinor: 0n };
  return { betId, memberId, provider, gameCode, ...amounts };
}

function factOf({ id: betId, memberId, category, provider, gameCode, ...bet }: Bet) {
  const { stakeMinor, validMinor, payoutMinor, terms } = bet;
  const weight = terms?.weight;
  return {
    betId,
    memberId,
    category,
    provider,
    gameCode,
    wholeStakeMinor: stakeMinor,
    wholeValidMinor: validMinor,
    ...(weight === undefined
      ? plainPay
      : { ...weighedPay(validMinor, weight), weightPercent: weight }),
    betCount: stakeMinor > 0n ? 1 : 0,
    stakeMinor,
    validMinor,
    payoutMinor,
    jackpotMinor: 0n,
  };
}
