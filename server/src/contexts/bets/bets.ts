import type { Ctx } from '../../platform/context.ts';
import { createBatcher } from '../../platform/batcher.ts';
import { systemUnit, type UnitOfWork } from '../../platform/unit-of-work.ts';
import type { CommandAnswer } from './command.ts';
import { protectionGate } from './protection.ts';
import type { Together } from './together.ts';
import type { StakeDoors } from './stake-doors.ts';
import { applyCommands, type Order } from './use-cases/apply-commands.ts';

/** What other contexts do with bets. */
export interface Bets {
  /**
   * Carries out orders in the transaction of the caller, set-based, see {@link applyCommands};
   * what it writes leaves with COMMIT at the latest.
   */
  apply(ctx: Ctx, orders: readonly Order[]): Promise<readonly (readonly CommandAnswer[])[]>;
  /**
   * The same for results of one caller that are fresh by its own lock, such as a page of a drawn
   * issue: they get no answers under keys, and the stakes that the house earns are one entry. Where
   * each names its bet and says what counts of it, that bet alone is looked at, not its round. A
   * result that came before is refused by its transaction, whole page and all.
   */
  settle(
    ctx: Ctx,
    orders: readonly Order[],
    together: Together,
  ): Promise<readonly (readonly CommandAnswer[])[]>;
  /**
   * Hands one order to the batcher, which shares a transaction among all that arrive together. It
   * refuses `overloaded`; any other error means that the outcome is unknown, and a repeat of the
   * same order finds it out.
   */
  submit(order: Order): Promise<readonly CommandAnswer[]>;
}

const mostOrdersAtOnce = 100;
const mostOrdersWaiting = 2000;
const batchesAtOnce = 3;

export function openBets(parts: { readonly work: UnitOfWork; readonly doors?: StakeDoors }) {
  const env = { gate: protectionGate, ...(parts.doors && { doors: parts.doors }) };
  const batcher = createBatcher<Order, readonly CommandAnswer[]>({
    run: (orders) => parts.work.run(systemUnit('bets'), (ctx) => applyCommands(ctx, env, orders)),
    maxBatch: mostOrdersAtOnce,
    maxQueue: mostOrdersWaiting,
    lanes: batchesAtOnce,
  });
  const bets: Bets = {
    apply: (ctx, orders) => applyCommands(ctx, env, orders),
    settle: (ctx, orders, together) => applyCommands(ctx, { ...env, together }, orders),
    submit: (order) => batcher.submit(order),
  };
  return { bets, stop: () => batcher.drain() };
}
