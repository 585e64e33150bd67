import { assert } from '@portal/money';
import { transferMoves } from '@portal/commission';
import type { Ctx } from '../../../platform/context.ts';
import { balanceOf, postTogether, type Transfer } from '../../wallet/index.ts';
import { countBack } from './count-back.ts';
import { playInPurse } from './play-in-purse.ts';
import { purseAccounts } from './purse-accounts.ts';
import { tellChecked } from './tell-checked.ts';
import { fitLots } from './store-lots.ts';
import { setTransferState, type WalletTransferRow } from './store-transfers.ts';

export type SettledState = 'SUCCESS' | 'FAILED';

/**
 * Ends a locked transfer and moves its money, in one entry group: out of transit into the purse or
 * back, or out of the purse into cash. What was played in the purse meanwhile is booked with it,
 * from the balance that the vendor gave; without one the purse is taken as our books have it.
 */
export async function settleTransfer(
  ctx: Ctx,
  transfer: WalletTransferRow,
  outcome: {
    readonly state: SettledState;
    /** Of the purse right after the transfer. */
    readonly balanceMinor?: bigint | undefined;
    readonly reason?: string | undefined;
  },
): Promise<void> {
  const { state, reason = null } = outcome;
  assert(transferMoves[transfer.state].includes(state), `${transfer.id} is over already`);
  const moves = state === 'SUCCESS' ? await done(ctx, transfer, outcome) : undone(transfer);
  const [posted] = await postTogether(ctx, moves.length === 0 ? [] : [moves]);
  assert(posted?.ok !== false, `the money of ${transfer.id} lies where it was put`);
  await countBack(ctx, transfer, state);
  const { id } = transfer;
  await setTransferState(ctx.tx, { id, state, at: ctx.clock.now(), askAt: null, reason });
  if (transfer.state !== 'SENT') {
    await tellChecked(ctx, transfer, state === 'SUCCESS' ? 'done' : 'back');
  }
}

async function done(
  ctx: Ctx,
  transfer: WalletTransferRow,
  { balanceMinor }: { readonly balanceMinor?: bigint | undefined },
): Promise<readonly Transfer[]> {
  const { id, direction, amountMinor, currency } = transfer;
  const accounts = purseAccounts(transfer);
  const { cash, transit, purse } = accounts;
  const booked = await balanceOf(ctx, { account: purse, currency });
  const bookedMinor = booked.balanceMinor;
  const isIn = direction === 'in';
  const saidMinor =
    saidBefore(transfer, balanceMinor) ?? atLeast(bookedMinor, isIn ? 0n : amountMinor);
  await fitLots(ctx.tx, { ...transfer, lyingMinor: saidMinor });
  const shared = { debt: `wallet-transfer:${id}:done`, amountMinor, currency, reference: id };
  return [
    ...playInPurse({ accounts, saidMinor, bookedMinor, currency, reference: id }),
    isIn
      ? { ...shared, type: 'purse_filled', from: transit, to: purse }
      : { ...shared, type: 'purse_out', from: purse, to: cash },
  ];
}

/** What lay in the purse before the transfer, never less than nothing whatever the vendor says. */
function saidBefore(
  { direction, amountMinor }: WalletTransferRow,
  afterMinor: bigint | undefined,
): bigint | undefined {
  if (afterMinor === undefined) {
    return undefined;
  }
  return direction === 'in' ? atLeast(afterMinor - amountMinor, 0n) : afterMinor + amountMinor;
}

function atLeast(minor: bigint, leastMinor: bigint): bigint {
  return minor < leastMinor ? leastMinor : minor;
}

/** Money that went nowhere is the member's again; none had left a purse. */
function undone({ id, memberId, vendorCode, ...transfer }: WalletTransferRow): readonly Transfer[] {
  const { direction, amountMinor, currency } = transfer;
  const { cash, transit } = purseAccounts({ memberId, vendorCode });
  return direction === 'out'
    ? []
    : [
        {
          debt: `wallet-transfer:${id}:back`,
          type: 'purse_back',
          from: transit,
          to: cash,
          amountMinor,
          currency,
          reference: id,
        },
      ];
}
