import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../src/platform/context.ts';
import { post, type Transfer } from '../../src/contexts/wallet/index.ts';

/** The cash account of a member of the test, made from its name. */
export function cashOf(name: string): string {
  return `member:mbr_${name}:cash`;
}

let debts = 0;

/** A stake of 1.00 USD unless said otherwise, with a debt of its own. */
export function buildTransfer(overrides: Partial<Transfer> = {}): Transfer {
  debts += 1;
  return {
    debt: `test:${process.pid}:${debts}`,
    type: 'stake',
    from: cashOf('nobody'),
    to: 'house:games:stakes',
    amountMinor: 100n,
    currency: 'USD',
    reference: 'test',
    ...overrides,
  };
}

/** Puts money into an account, from outside. */
export async function fund(ctx: Ctx, account: string, amountMinor: bigint): Promise<void> {
  await post(ctx, [
    buildTransfer({ type: 'adjustment', from: 'outside:bank', to: account, amountMinor }),
  ]);
}

/** A member loses this much fun money. */
export async function spendFun(ctx: Ctx, memberId: MemberId, amountMinor: bigint): Promise<void> {
  if (amountMinor > 0n) {
    const from = `member:${memberId}:fun`;
    const lost = { from, to: 'house:trial:stakes', amountMinor, currency: 'FUN' };
    await post(ctx, [buildTransfer(lost)]);
  }
}
