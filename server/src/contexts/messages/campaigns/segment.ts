import type { CampaignSegment, MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { linesOf } from '../../agents/index.ts';
import { lastSignIns } from '../../identity/index.ts';
import { offerableAmong } from '../../limits/index.ts';
import { ranksOf } from '../../loyalty/index.ts';
import { marketingConsents, memberNamed, readBeginnings } from '../../members/index.ts';
import { selectLocales } from '../store-readers.ts';

/** A segment whose agent is a member of this site. */
export interface Segment extends Omit<CampaignSegment, 'agent'> {
  readonly agentId: MemberId | undefined;
}

/** Undefined where its agent is nobody of this site, or not any more. */
export async function segmentOf(
  ctx: Ctx,
  { agent, ...segment }: CampaignSegment,
): Promise<Segment | undefined> {
  if (agent === null) {
    return { ...segment, agentId: undefined };
  }
  const member = await memberNamed(ctx, agent);
  return member === undefined || member.kind === 'trial'
    ? undefined
    : { ...segment, agentId: member.id };
}

/** Refuses `campaign_agent` for an account that is nobody's. */
export async function openSegment(ctx: Ctx, wish: CampaignSegment): Promise<Segment> {
  const segment = await segmentOf(ctx, wish);
  if (segment === undefined) {
    throw new Refusal('campaign_agent', { account: wish.agent ?? '' });
  }
  return segment;
}

/**
 * Whom of these a campaign is for now. Whoever is excluded, on a break, or may have no offers is
 * not among them, whatever the segment says (R13, R16).
 */
export async function inSegment(
  ctx: Ctx,
  ids: readonly MemberId[],
  segment: Segment,
): Promise<readonly MemberId[]> {
  let left = ids;
  for (const narrow of narrowings) {
    left = left.length === 0 ? left : await narrow(ctx, left, segment);
  }
  return left;
}

type Narrowing = (
  ctx: Ctx,
  ids: readonly MemberId[],
  segment: Segment,
) => Promise<readonly MemberId[]>;

/** What costs least to know comes first; protection comes last and holds for all. */
const narrowings: readonly Narrowing[] = [
  async (ctx, ids, { languages }) => {
    if (languages.length === 0) {
      return ids;
    }
    const locales = await selectLocales(ctx.tx, ids);
    return ids.filter((id) => languages.includes(locales.get(id) ?? ctx.site.defaultLocale));
  },
  async (ctx, ids, { leastRank }) => {
    if (leastRank === 0) {
      return ids;
    }
    const ranks = await ranksOf(ctx, ids);
    return ids.filter((id) => (ranks.get(id) ?? 0) >= leastRank);
  },
  async (ctx, ids, { countries }) => {
    if (countries.length === 0) {
      return ids;
    }
    const beginnings = await readBeginnings(ctx, ids);
    return ids.filter((id) => {
      const country = ctx.site.countryOf(beginnings.get(id)?.registeredFrom ?? '');
      return country !== null && countries.includes(country);
    });
  },
  async (ctx, ids, { agentId }) => {
    if (agentId === undefined) {
      return ids;
    }
    const lines = await linesOf(ctx, ids);
    return ids.filter((id) => id === agentId || lines.get(id)?.above.includes(agentId) === true);
  },
  narrowBySeen,
  async (ctx, ids, { consent }) => {
    if (consent === null) {
      return ids;
    }
    const consents = await marketingConsents(ctx, ids);
    const agreed = new Set(
      consents.flatMap(({ memberId, channel }) => (channel === consent ? [memberId] : [])),
    );
    return ids.filter((id) => agreed.has(id));
  },
  async (ctx, ids) => {
    const offerable = await offerableAmong(ctx, ids);
    return ids.filter((id) => offerable.has(id));
  },
];

/** Whoever never signed in was not seen within any time, and is away for as long as any. */
async function narrowBySeen(
  ctx: Ctx,
  ids: readonly MemberId[],
  { seenWithinDays, awayForDays }: Segment,
): Promise<readonly MemberId[]> {
  if (seenWithinDays === null && awayForDays === null) {
    return ids;
  }
  const seen = await lastSignIns(ctx, ids);
  const now = ctx.clock.now();
  const isAfter = (id: MemberId, days: number) => {
    const at = seen.get(id);
    const border = now.subtract({ hours: 24 * days });
    return at instanceof Temporal.Instant && Temporal.Instant.compare(at, border) >= 0;
  };
  return ids.filter(
    (id) =>
      (seenWithinDays === null || isAfter(id, seenWithinDays)) &&
      (awayForDays === null || !isAfter(id, awayForDays)),
  );
}
