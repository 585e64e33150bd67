import { referralShareMinor } from '@portal/commission';
import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../../platform/context.ts';
import { linesOf } from '../../../agents/index.ts';
import { lookAtPlayers, moneyVerdicts } from '../../../limits/index.ts';
import { insertReward } from '../../bonuses/store-rewards.ts';
import { usualPlay } from '../../bonuses/usual-play.ts';
import { readValid } from '../facts.ts';
import { selectUnshared, updateShares } from '../store-referrals.ts';

const paidAtOnce = 200;
const daysToTake = 30;

/**
 * Reckons the share of what each friend played once the days of the invitation are over, and puts
 * it into the reward centre of who invited them; an agent gets none, and whoever rests gets it
 * afterwards (agents-loyalty-money.md D9).
 */
export async function payShares(ctx: Ctx): Promise<void> {
  const now = ctx.clock.now();
  const due = await selectUnshared(ctx.tx, { now, limit: paidAtOnce });
  const free = await freeAmong(
    ctx,
    due.map(({ referrerId }) => referrerId),
  );
  const open = due.filter(({ referrerId }) => free.has(referrerId));
  if (open.length === 0) {
    return;
  }
  const windows = open.map((referral) => ({ referral, windowDays: referral.windowDays }));
  const valid = await readValid(ctx, windows);
  const lines = await linesOf(ctx, [...new Set(open.map(({ referrerId }) => referrerId))]);
  const shares = open.map((referral) => {
    const { friendId, referrerId, shareBasisPoints: basisPoints } = referral;
    const validMinor = valid.get(friendId) ?? 0n;
    const isAgent = lines.get(referrerId)?.isAgent === true;
    return { ...referral, shareMinor: referralShareMinor({ validMinor, basisPoints, isAgent }) };
  });
  const reckoned = await updateShares(ctx.tx, shares, now);
  for (const { friendId, referrerId, names, multiple, shareMinor } of shares) {
    if (shareMinor > 0n && reckoned.has(friendId)) {
      await insertReward(ctx.tx, {
        id: ctx.ids.next('rwd'),
        memberId: referrerId,
        source: 'referral',
        reference: `${friendId}:share`,
        titles: names,
        amountMinor: shareMinor,
        currency: ctx.site.currency,
        wagering: usualPlay(multiple),
        depositMinor: 0n,
        claimUntil: now.add({ hours: 24 * daysToTake }),
        at: now,
      });
    }
  }
}

/** Who may have a gift now; their accounts are locked. */
async function freeAmong(ctx: Ctx, ids: readonly MemberId[]): Promise<ReadonlySet<MemberId>> {
  const memberIds = [...new Set(ids)];
  const players = await lookAtPlayers(ctx, memberIds);
  const claims = memberIds.map(
    (memberId) => ({ memberId, move: 'bonus', amountMinor: 0n }) as const,
  );
  const verdicts = moneyVerdicts(ctx, players, claims);
  return new Set(memberIds.filter((_, at) => verdicts[at]?.ok === true));
}
