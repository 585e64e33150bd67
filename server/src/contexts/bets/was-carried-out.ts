import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../platform/context.ts';
import { readAnswers } from '../wallet/index.ts';
import { timeOfBet } from './bet.ts';
import { claimClasses } from './command.ts';
import { type Receipt, scopeOf } from './receipt.ts';
import { selectBet } from './record/store-record.ts';

/** Acts on bets that stand already; what moves money of its own is a transaction of a round. */
const acts = [
  'ROLLBACK',
  'OPEN',
  'SETTLE',
  'UNSETTLE',
  'RESETTLE',
  'VOID',
  'RETURN_STAKE',
  'END_ROUND',
] as const;
const classes = [...new Set(acts.map((kind) => claimClasses[kind]))];

/**
 * Whether an act of a sender on a bet of a member was done, as a settlement: such acts are no
 * transactions of the round (`readTransactions`), and lie under the keys of their ids.
 */
export async function wasCarriedOut(
  ctx: Ctx,
  query: { readonly provider: string; readonly memberId: MemberId; readonly txId: string },
): Promise<boolean> {
  const { provider, memberId, txId: key } = query;
  const scopes = classes.map((claimClass) => scopeOf(provider, claimClass));
  for (const answer of await readAnswers(ctx, { scopes, key })) {
    // `applyCommands` stored it.
    const betId = answer.ok ? (answer.value as Receipt).betId : null;
    const placedAt = betId === null ? undefined : timeOfBet(betId);
    if (betId !== null && placedAt !== undefined) {
      const bet = await selectBet(ctx.tx, { memberId, id: betId, placedAt });
      if (bet !== undefined) {
        return true;
      }
    }
  }
  return false;
}
