import { type DepositId, isIdOf } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { memberCtx } from '../../../platform/demo/member-ctx.ts';
import { lookAtPlayers, moneyVerdicts } from '../../limits/index.ts';
import type { Member } from '../../members/index.ts';
import type { CashierRules } from '../rules.ts';
import { selectOpenDeposits } from './store-deposits.ts';
import { createDeposit } from './use-cases/create-deposit.ts';
import { readDepositTerms } from './use-cases/read-deposit-terms.ts';

/** What a member of the demo pays in, and by which channel. */
export interface DemoOrder {
  readonly member: Member;
  readonly units: number;
  readonly channel: string;
}

/** Nobody whose limits or breaks forbid it pays in. */
export async function demoOrder(
  ctx: Ctx,
  rules: CashierRules,
  wish: DemoOrder,
): Promise<DepositId | undefined> {
  const { member, units, channel } = wish;
  const amountMinor = BigInt(units) * 100n;
  const players = await lookAtPlayers(ctx, [member.id]);
  const claim = { memberId: member.id, move: 'deposit', amountMinor } as const;
  const [verdict] = moneyVerdicts(ctx, players, [claim]);
  const waiting = await selectOpenDeposits(ctx.tx, member.id);
  if (verdict?.ok !== true || waiting.length > 0) {
    return undefined;
  }
  const own = memberCtx(ctx, member);
  const { promotions } = await readDepositTerms(own, rules);
  // Most go without one.
  const promotion = units % 500 === 0 ? promotions[0] : undefined;
  const { id = '', version = 1, leastAmount = null } = promotion ?? {};
  const isFit = Number(leastAmount ?? 0) <= units;
  const command = {
    channel,
    amount: `${units}.00`,
    isWithoutLimit: true,
    promotion: isFit && isIdOf('prm', id) ? { id, version } : undefined,
    returnBase: undefined,
  };
  const order = await createDeposit(own, command, rules);
  return order.id;
}
