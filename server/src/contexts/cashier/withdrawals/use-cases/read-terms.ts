import { needsReview } from '@portal/commission';
import type { PayoutAccountId } from '@portal/protocol';
import type { Ctx, MemberActor } from '../../../../platform/context.ts';
import { moneyHold } from '../../../identity/index.ts';
import { balanceOf } from '../../../wallet/index.ts';
import { selectAccounts } from '../../accounts/store-accounts.ts';
import type { CashierSettings } from '../../settings.ts';
import { isCallBackOpen } from '../call-back.ts';
import { cashOf } from '../hold.ts';
import { ownTerms } from '../own-terms.ts';
import type { CashierPorts, Requirement } from '../requirements.ts';
import { assessRisks } from '../risk.ts';
import { findOpenOrder, findOrder } from '../store-withdrawals.ts';
import { leftToday } from '../today.ts';
import { type WholeOrder, wholeOrder } from '../whole.ts';

export interface WithdrawalTerms {
  readonly availableMinor: bigint;
  readonly leftToday: { readonly count: number; readonly amountMinor: bigint };
  readonly requirements: readonly Requirement[];
  /** The order that is under way. */
  readonly open: WholeOrder | undefined;
  /** Money goes out to nobody until then. */
  readonly heldUntil: Temporal.Instant | undefined;
  /** Whether the member may call one back that nobody has granted. */
  readonly allowsCancel: boolean;
  /** Where a person looks first, whatever the amount. */
  readonly reviewedAccountIds: readonly PayoutAccountId[];
  readonly settings: CashierSettings;
}

/** What a member may take out now, and what stands in between. */
export async function readTerms(
  ctx: Ctx<MemberActor>,
  rules: { readonly settings: CashierSettings; readonly ports: CashierPorts },
): Promise<WithdrawalTerms> {
  const { ports } = rules;
  const memberId = ctx.actor.id;
  const settings = await ownTerms(ctx, memberId, rules);
  const cash = { account: cashOf(memberId), currency: ctx.site.currency };
  const { availableMinor } = await balanceOf(ctx, cash);
  const owedMinor = await ports.owedOf(ctx, memberId);
  return {
    availableMinor: availableMinor > owedMinor ? availableMinor - owedMinor : 0n,
    leftToday: await leftToday(ctx, memberId, settings),
    requirements: await ports.requirementsOf(ctx, memberId),
    open: await openOrder(ctx, settings),
    heldUntil: (await moneyHold(ctx, memberId))?.endsAt,
    allowsCancel: await isCallBackOpen(ctx, memberId, settings),
    reviewedAccountIds: await reviewedAccounts(ctx, settings),
    settings,
  };
}

async function openOrder(
  ctx: Ctx<MemberActor>,
  settings: CashierSettings,
): Promise<WholeOrder | undefined> {
  const id = await findOpenOrder(ctx.tx, ctx.actor.id);
  const order = id === undefined ? undefined : await findOrder(ctx.tx, id);
  return order === undefined ? undefined : wholeOrder(ctx, order, settings);
}

/** What the request would say of the least amount, asked before it is made. */
async function reviewedAccounts(
  ctx: Ctx<MemberActor>,
  { withdrawal }: CashierSettings,
): Promise<readonly PayoutAccountId[]> {
  const { leastMinor: amountMinor, autoMostMinor } = withdrawal;
  const accounts = await selectAccounts(ctx.tx, ctx.actor.id);
  const verdicts = await assessRisks(ctx, ctx.actor.id, accounts);
  return [...verdicts].flatMap(([id, verdict]) =>
    needsReview(verdict, { amountMinor, autoMostMinor }) ? [id] : [],
  );
}
