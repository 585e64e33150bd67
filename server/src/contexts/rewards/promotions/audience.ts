import {
  audienceGap,
  audienceGaps,
  type AudienceFacts,
  type AudienceGap,
  isPrivateGap,
} from '@portal/commission';
import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { linesOf } from '../../agents/index.ts';
import { ranksOf } from '../../loyalty/index.ts';
import { readAccounts, readBeginnings, tagsOf } from '../../members/index.ts';
import type { PromotionOffer } from './terms.ts';

/** Whom promotions ask for, with the moment of the registration; a visitor has none. */
export interface Audience extends AudienceFacts {
  readonly registeredAt: Temporal.Instant | undefined;
}

/**
 * Why somebody may not have it: not meant, too long a member, past the deposit that it is for, a
 * gift of its group in hand, or no deposit in the cycle before.
 */
export type Gap = AudienceGap | 'new' | 'deposits' | 'group' | 'early' | 'before';

/** What promotions ask of many members, in a few statements whatever their number. */
export async function audiencesOf(
  ctx: Ctx,
  ids: readonly MemberId[],
): Promise<ReadonlyMap<MemberId, Audience>> {
  const beginnings = await readBeginnings(ctx, ids);
  const ranks = await ranksOf(ctx, ids);
  const tags = await tagsOf(ctx, ids);
  const lines = await linesOf(ctx, ids);
  const people = [...new Set([...ids, ...[...lines.values()].flatMap(({ above }) => above)])];
  const accounts = await readAccounts(ctx, people);
  return new Map(
    ids.map((id) => [
      id,
      {
        registeredAt: beginnings.get(id)?.registeredAt,
        rank: ranks.get(id) ?? 0,
        tags: tags.get(id) ?? [],
        line: [id, ...(lines.get(id)?.above ?? [])].flatMap((person) => accounts.get(person) ?? []),
        country: ctx.site.countryOf(beginnings.get(id)?.registeredFrom ?? ''),
      },
    ]),
  );
}

/** Of somebody without an account only the address says something. */
export function visitorAudience({ actor, site }: Pick<Ctx, 'actor' | 'site'>): Audience {
  const country = actor.kind === 'visitor' ? site.countryOf(actor.ip) : null;
  return { registeredAt: undefined, rank: 0, tags: [], line: [], country };
}

/** Why somebody is not among those whom an offer is for; the days of a new member come last. */
export function gapOf(
  offer: Pick<PromotionOffer, 'audience' | 'newWithinDays'>,
  audience: Audience,
  now: Temporal.Instant,
): AudienceGap | 'new' | undefined {
  const { newWithinDays } = offer;
  const gap = audienceGap(offer.audience, audience);
  if (gap !== undefined || newWithinDays === null || audience.registeredAt === undefined) {
    return gap;
  }
  const until = audience.registeredAt.add({ hours: 24 * newWithinDays });
  return Temporal.Instant.compare(now, until) < 0 ? undefined : 'new';
}

/** Whoever is not meant hears nothing of an offer for marked members or for an agent's line. */
export function isHidden(gap: Gap | undefined): boolean {
  return isPrivateGap(audienceGaps.find((name) => name === gap));
}
