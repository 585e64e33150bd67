import { orderFee } from '@portal/commission';
import { assertDefined } from '@portal/money';
import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../../platform/context.ts';
import { dayStart } from '../../../../platform/site-date.ts';
import { moneyHold } from '../../../identity/index.ts';
import { excludedAmong } from '../../../limits/index.ts';
import { lockAndLook } from '../../../wallet/index.ts';
import {
  findAccount,
  lockMemberAccounts,
  type PayoutAccount,
} from '../../accounts/store-accounts.ts';
import type { CashierSettings } from '../../settings.ts';
import { beginOrder } from '../begin-order.ts';
import { cashOf } from '../hold.ts';
import { ownTerms } from '../own-terms.ts';
import { type CashierPorts, leftOf } from '../requirements.ts';
import { standingOf } from '../standing.ts';
import { selectToPayOut } from '../store-excluded.ts';
import { leftToday } from '../today.ts';

interface Rules {
  readonly settings: CashierSettings;
  readonly ports: CashierPorts;
}

/**
 * The site asks for the balance of an excluded member, to the newest account that may be paid to,
 * once nothing is at play any more (agents-loyalty-money.md H). It asks once a day, so that the
 * rest of what one order or one day may carry follows on the next, and what the desk rejected is
 * not asked for again at once. Reviews and papers stay as they are for a member's own order.
 */
export async function payOutExcluded(ctx: Ctx, memberId: MemberId, site: Rules): Promise<void> {
  const settings = await ownTerms(ctx, memberId, site);
  const rules = { ...site, settings };
  await lockMemberAccounts(ctx.tx, memberId);
  const verdict = await standingOf(ctx, memberId);
  const account = await accountToPay(ctx, memberId);
  if (verdict?.ok === false || account === undefined || (await isHeldBack(ctx, memberId, rules))) {
    return;
  }
  const amountMinor = await amountToPay(ctx, memberId, rules);
  const { leastMinor, fee } = settings.withdrawal;
  if (amountMinor < leastMinor || orderFee(fee, amountMinor) >= amountMinor) {
    return;
  }
  const reason = 'excluded_payout';
  await beginOrder(ctx, { memberId, account, amountMinor, settings, reason });
}

/** Looked for again under the lock: the member may have come back, or asked in the meantime. */
async function accountToPay(ctx: Ctx, memberId: MemberId): Promise<PayoutAccount | undefined> {
  const memberIds = [...(await excludedAmong(ctx, [memberId]))];
  const times = { now: ctx.clock.now(), since: dayStart(ctx) };
  const [row] = await selectToPayOut(ctx.tx, { memberIds, ...times });
  return row === undefined ? undefined : findAccount(ctx.tx, row.id);
}

async function isHeldBack(ctx: Ctx, memberId: MemberId, { ports }: Rules): Promise<boolean> {
  const unplayed = await ports.requirementsOf(ctx, memberId);
  return (
    unplayed.some((requirement) => leftOf(requirement) > 0n) ||
    (await moneyHold(ctx, memberId)) !== undefined ||
    (await ports.isAtPlay(ctx, memberId))
  );
}

/** All that is the member's, but for what is owed, as far as one order and the day allow. */
async function amountToPay(ctx: Ctx, memberId: MemberId, { settings, ports }: Rules) {
  const cash = { account: cashOf(memberId), currency: ctx.site.currency };
  const { balances } = await lockAndLook(ctx, { accounts: [cash], debts: [] });
  const { availableMinor } = assertDefined(balances[0], 'the balance of the member');
  const left = await leftToday(ctx, memberId, settings);
  const bounds = [
    availableMinor - (await ports.owedOf(ctx, memberId)),
    settings.withdrawal.mostMinor,
    left.count < 1 ? 0n : left.amountMinor,
  ];
  return bounds.reduce((least, bound) => (bound < least ? bound : least));
}
