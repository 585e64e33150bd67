import type { Ctx, MemberActor } from '../../../platform/context.ts';
import { siteDate } from '../../../platform/site-date.ts';
import { rankOf } from '../../loyalty/index.ts';
import { readSpan } from '../../turnover/index.ts';
import type { Envelope } from './store-envelopes.ts';

const depositDays = 7;

/** Whether a rain is for the caller: by rank, deposits of seven days, play of yesterday (D6). */
export async function isMeant(
  ctx: Ctx<MemberActor>,
  rain: Pick<Envelope, 'leastRank' | 'needsDeposit' | 'needsPlay'>,
): Promise<boolean> {
  const hasRank = rain.leastRank === 0 || (await rankOf(ctx, ctx.actor.id)) >= rain.leastRank;
  return (
    hasRank &&
    (!rain.needsDeposit || (await hasDeposited(ctx))) &&
    (!rain.needsPlay || (await hasPlayed(ctx)))
  );
}

async function hasDeposited(ctx: Ctx<MemberActor>): Promise<boolean> {
  const today = siteDate(ctx);
  const days = { from: String(today.subtract({ days: depositDays })), to: String(today) };
  const rows = await readSpan(ctx, { ...days, memberIds: [ctx.actor.id] });
  return rows.some(({ depositCount }) => depositCount > 0);
}

async function hasPlayed(ctx: Ctx<MemberActor>): Promise<boolean> {
  const yesterday = String(siteDate(ctx).subtract({ days: 1 }));
  const days = { from: yesterday, to: yesterday };
  const rows = await readSpan(ctx, { ...days, memberIds: [ctx.actor.id] });
  return rows.some(({ validMinor }) => validMinor > 0n);
}
