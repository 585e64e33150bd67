import type { Ctx } from '../../../platform/context.ts';
import { emit } from '../../../platform/outbox.ts';
import { momentsOf } from '../../../platform/site-days.ts';
import { siteDate } from '../../../platform/site-date.ts';
import { assertDefined } from '@portal/money';
import { type HouseSum, readHouseSums } from '../../wallet/index.ts';
import type { UnprovenFigure } from '../events.ts';
import { type Proof, provenFigures, putProofs, selectDaySums } from '../store-proofs.ts';
import { foldFacts } from './fold-facts.ts';

/** Yesterday and the two days before it (agents-loyalty-money.md B3). */
const provenDays = 3;
/** Entries about bets; corrections by a vendor without a bet are nobody's turnover. */
const ofBets = '^(bet|rnd)_';

/**
 * Compares the sums of the last days with the ledger: what members staked with what lies in the
 * stakes of the house, what they won with what left its wins and prizes. Both were written in one
 * transaction and bear one moment, so they agree to the last minor unit. Keeps what both said,
 * tells where they differ, and returns it.
 */
export async function proveTurnover(ctx: Ctx): Promise<readonly Proof[]> {
  while ((await foldFacts(ctx)).isMore) {
    // Everything that was booked is in the sums before they are compared.
  }
  const today = siteDate(ctx);
  const proofs: Proof[] = [];
  for (let days = provenDays; days > 0; days -= 1) {
    proofs.push(...(await proofsOf(ctx, today.subtract({ days }).toString())));
  }
  await putProofs(ctx.tx, ctx.clock.now(), proofs);
  const unproven = proofs.filter(({ rollupMinor, ledgerMinor }) => rollupMinor !== ledgerMinor);
  if (unproven.length > 0) {
    await emit(ctx, { name: 'turnover.unproven', payload: { figures: unproven.map(figureOf) } });
  }
  return unproven;
}

function figureOf({ siteDay, figure, rollupMinor, ledgerMinor }: Proof): UnprovenFigure {
  return { siteDay, figure, rollup: String(rollupMinor), ledger: String(ledgerMinor) };
}

async function proofsOf(ctx: Ctx, siteDay: string): Promise<readonly Proof[]> {
  const { currency, timeZone } = ctx.site;
  const { from, to } = momentsOf({ from: siteDay, to: siteDay }, timeZone);
  const sums = await readHouseSums(ctx, {
    currency,
    from: assertDefined(from, 'a day begins'),
    to: assertDefined(to, 'a day ends'),
    references: ofBets,
  });
  const ledger = {
    stake: sumOf(sums, /:stakes$/u),
    payout: 0n - sumOf(sums, /:(?:wins|promo)$/u),
  };
  const rollup = await selectDaySums(ctx.tx, siteDay);
  return provenFigures.map((figure) => ({
    siteDay,
    figure,
    rollupMinor: rollup[figure],
    ledgerMinor: ledger[figure],
  }));
}

function sumOf(sums: readonly HouseSum[], path: RegExp): bigint {
  return sums
    .filter(({ account }) => path.test(account))
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
}
