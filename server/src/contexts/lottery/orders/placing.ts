import { assertDefined } from '@portal/money';
import { type Batcher, createBatcher } from '../../../platform/batcher.ts';
import { systemUnit, type UnitOfWork } from '../../../platform/unit-of-work.ts';
import type { Bets } from '../../bets/index.ts';
import { entriesOf } from './entries-of.ts';
import {
  isUndecided,
  type OrderAnswer,
  type OrderCommand,
  takeOrders,
} from './use-cases/take-orders.ts';

export type Placing = Batcher<OrderCommand, OrderAnswer>;

const mostOrdersAtOnce = 100;
/** Of entries in the selections of a transaction: a long list has one of its own. */
const mostEntriesAtOnce = 10_000;
const mostOrdersWaiting = 2000;
const batchesAtOnce = 3;

/** Orders that arrive together, whoever sends them, are placed in one transaction. */
export function openPlacing({ work, bets }: { work: UnitOfWork; bets: Bets }): Placing {
  return createBatcher<OrderCommand, OrderAnswer>({
    run: (commands) => answerAll({ work, bets }, commands),
    maxBatch: mostOrdersAtOnce,
    maxWeight: mostEntriesAtOnce,
    weigh: ({ body }) => entriesOf(body),
    maxQueue: mostOrdersWaiting,
    lanes: batchesAtOnce,
  });
}

/**
 * What one transaction leaves undecided another one decides. The first order of each has no
 * neighbour before it, so that every one decides something.
 */
async function answerAll(
  at: { readonly work: UnitOfWork; readonly bets: Bets },
  commands: readonly OrderCommand[],
): Promise<readonly OrderAnswer[]> {
  const answers = await at.work.run(systemUnit('lottery.orders'), (ctx) =>
    takeOrders(ctx, at.bets, commands),
  );
  const left = commands.filter((_, place) => isUndecided(assertDefined(answers[place], 'answer')));
  if (left.length === 0) {
    return answers;
  }
  const later = [...(await answerAll(at, left))];
  return answers.map((answer) =>
    isUndecided(answer) ? assertDefined(later.shift(), 'an answer for each') : answer,
  );
}
