import type { CallOutcome, CommandOutcome, WalletCall, WalletCommand } from '@portal/vendors';
import type { Ctx } from '../../../platform/context.ts';
import { systemUnit } from '../../../platform/unit-of-work.ts';
import {
  readTransactions,
  tellUnknown,
  type TransactionRow,
  wasCarriedOut,
  wasRoundTakenBack,
} from '../../bets/index.ts';
import { lockAndLook } from '../../wallet/index.ts';
import type { GatewayParts } from '../gateway.ts';
import type { Player } from '../use-cases/look-up-players.ts';
import type { VendorAccount } from '../vendor-book.ts';

/**
 * STATUS: what became of transactions, or of a round, whose answer the vendor never got (rule 20).
 * One that never came is not found, so that the vendor knows to send it or to give it up. The
 * account of the player is locked first: a transaction that nobody waits for any more may still be
 * at its COMMIT. One that waits in another process holds no lock; it is not carried out any more
 * (`tellUnknown`).
 */
export async function statusOf(
  { work, clock }: Pick<GatewayParts, 'work' | 'clock'>,
  vendor: Pick<VendorAccount, 'code'>,
  { call, player }: { readonly call: WalletCall; readonly player: Player },
): Promise<CallOutcome> {
  const { memberId, currency } = player;
  const provider = `vendor:${vendor.code}`;
  return work.run(systemUnit('vendor_status'), async (ctx) => {
    const cash = { account: `member:${memberId}:cash`, currency };
    const { balances } = await lockAndLook(ctx, { accounts: [cash], debts: [] });
    const balanceMinor = balances[0]?.availableMinor;
    const commands: CommandOutcome[] = [];
    for (const command of call.commands) {
      commands.push(await standingOf(ctx, { provider, memberId }, command));
    }
    const code = commands.find((command) => command.code !== 'done')?.code ?? 'done';
    return { code, commands, balanceMinor, playerId: memberId, currency, atMs: clock.nowMs() };
  });
}

interface Whose {
  readonly provider: string;
  readonly memberId: Player['memberId'];
}

async function standingOf(ctx: Ctx, whose: Whose, command: WalletCommand): Promise<CommandOutcome> {
  const { roundId, refTxId, txId: ownId } = command;
  const txId = refTxId ?? ownId;
  const rows = await readTransactions(ctx, { ...whose, txId, roundId });
  if (rows.length > 0) {
    return { code: rows.every(isTakenBack) ? 'rolled_back' : 'done' };
  }
  if (txId !== undefined) {
    return unlisted(ctx, { ...whose, txId });
  }
  return roundId === undefined ? { code: 'bet_unknown' } : emptyRound(ctx, { ...whose, roundId });
}

async function unlisted(
  ctx: Ctx,
  named: Whose & { readonly txId: string },
): Promise<CommandOutcome> {
  if (await wasCarriedOut(ctx, named)) {
    return { code: 'done' };
  }
  await tellUnknown(ctx, named);
  return { code: 'bet_unknown' };
}

/** Nothing of it came, unless a rollback of all of it was first. */
async function emptyRound(
  ctx: Ctx,
  named: Whose & { readonly roundId: string },
): Promise<CommandOutcome> {
  if (await wasRoundTakenBack(ctx, named)) {
    return { code: 'rolled_back' };
  }
  await tellUnknown(ctx, named);
  return { code: 'bet_unknown' };
}

function isTakenBack({ state, betState }: TransactionRow): boolean {
  return (
    state === 'reversed' || state === 'tombstone' || betState === 'void' || betState === 'rejected'
  );
}
