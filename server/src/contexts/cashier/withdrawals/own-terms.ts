import { noFee } from '@portal/commission';
import type { MemberId } from '@portal/protocol';
import { dayStart } from '../../../platform/site-date.ts';
import type { Ctx } from '../../../platform/context.ts';
import type { CashierSettings, RankTerms } from '../settings.ts';
import type { CashierPorts } from './requirements.ts';
import { sumOrders } from './store-withdrawals.ts';

/**
 * The settings as they are for a member today: what the rank may take out in a day, and no fee
 * while some of the day are free (agents-loyalty-money.md E5).
 */
export async function ownTerms(
  ctx: Ctx,
  memberId: MemberId,
  rules: { readonly settings: CashierSettings; readonly ports: Pick<CashierPorts, 'rankOf'> },
): Promise<CashierSettings> {
  const { settings, ports } = rules;
  const { withdrawal } = settings;
  const rank = withdrawal.byRank.length === 0 ? 0 : await ports.rankOf(ctx, memberId);
  const { dailyCount, dailyMinor, freeCount } = rankTerms(withdrawal, rank);
  const asked = freeCount === 0 ? 0 : (await sumOrders(ctx.tx, ofToday(ctx, memberId))).count;
  const fee = asked < freeCount ? noFee : withdrawal.fee;
  return { ...settings, withdrawal: { ...withdrawal, dailyCount, dailyMinor, freeCount, fee } };
}

function ofToday(ctx: Ctx, memberId: MemberId) {
  return { memberId, since: dayStart(ctx) };
}

/** What whoever stands on a rank may take out in a day, and how much of it without a fee. */
export function rankTerms(
  withdrawal: CashierSettings['withdrawal'],
  rank: number,
): Omit<RankTerms, 'fromRank'> {
  const [highest] = withdrawal.byRank
    .filter(({ fromRank }) => fromRank <= rank)
    .toSorted((left, right) => right.fromRank - left.fromRank);
  return highest ?? withdrawal;
}
