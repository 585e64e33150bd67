import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { closedAsAgents, excludedAmong } from '../../limits/index.ts';
import { readMember } from '../../members/index.ts';
import type { SiteConfiguration } from '../../site/index.ts';
import { isCode, codeKey } from '../codes.ts';
import type { Invitation, Opening } from '../invitation.ts';
import { findByReferralCode, mostLevels } from '../store.ts';
import type { FindLiveLink } from '../generated/statements.ts';
import { findLiveLink } from '../store-links.ts';
import { readTerms } from '../terms/terms.ts';

export interface GivenCodes {
  /** Of a register link, from the address or typed. */
  readonly affiliateCode?: string | undefined;
  /** Of a member, from the address: nobody can correct it, so a wrong one counts as none. */
  readonly referralCode?: string | undefined;
  /** Of a member, typed. */
  readonly recommenderId?: string | undefined;
  /** Where the form was opened. */
  readonly domain?: string | undefined;
}

type Domains = Pick<SiteConfiguration, 'domains' | 'mainDomain'>;

type Link = FindLiveLink['row'];

interface Referrer {
  readonly memberId: MemberId;
  readonly agentId: MemberId | null;
}

/**
 * What the codes of a form come to; the link decides the upline, a referral code the referrer (D9),
 * who is the maker of a link that is no agent's where no other is named. Refuses with
 * `invitation_code_error`, the field beside it.
 */
export async function findInvitation(
  ctx: Ctx,
  site: Domains,
  codes: GivenCodes,
): Promise<Invitation> {
  const link = await findLink(ctx, site, codes);
  const referrer = await findReferrer(ctx, codes);
  const maker = link?.isOfAgent === false ? link.makerId : null;
  return {
    uplineId: (link ?? referrer)?.agentId ?? null,
    linkCode: link?.code ?? null,
    referrerId: referrer?.memberId ?? maker,
    ...openingOf(link),
  };
}

/** Nothing for a link that opens members under the usual terms. */
function openingOf(link: Link | undefined): { readonly opening?: Opening } {
  if (link === undefined || (!link.opensAgent && link.rates === null)) {
    return {};
  }
  const { opensAgent: isAgent, rates, prizeGroup } = link;
  return { opening: { isAgent, terms: rates === null ? null : readTerms({ rates, prizeGroup }) } };
}

async function findLink(
  ctx: Ctx,
  site: Domains,
  { affiliateCode, domain }: GivenCodes,
): Promise<Link | undefined> {
  const code = codeKey(affiliateCode);
  if (code === '') {
    return undefined;
  }
  const link =
    isCode(code) && isOwnDomain(site, domain)
      ? await findLiveLink(ctx.tx, code, ctx.clock.now())
      : undefined;
  if (link === undefined || isTooDeep(link) || !(await isActive(ctx, link.makerId))) {
    throw new Refusal('invitation_code_error', { field: 'affiliateCode' });
  }
  return link;
}

/** Whoever comes with the link of a member stands beside the member, not below. */
function isTooDeep({ isOfAgent, level }: Link): boolean {
  return isOfAgent && level >= mostLevels;
}

async function findReferrer(ctx: Ctx, codes: GivenCodes): Promise<Referrer | undefined> {
  const stored = await activeReferrer(ctx, codeKey(codes.referralCode));
  const typed = codeKey(codes.recommenderId);
  if (stored !== undefined || typed === '') {
    return stored;
  }
  const named = await activeReferrer(ctx, typed);
  if (named === undefined) {
    throw new Refusal('invitation_code_error', { field: 'recommenderId' });
  }
  return named;
}

async function activeReferrer(ctx: Ctx, code: string): Promise<Referrer | undefined> {
  const referrer = isCode(code) ? await findByReferralCode(ctx.tx, code) : undefined;
  return referrer !== undefined && (await isActive(ctx, referrer.memberId)) ? referrer : undefined;
}

/** Nobody new stands below whoever is locked, frozen, excluded, or may be no agent any more (H). */
async function isActive(ctx: Ctx, id: MemberId): Promise<boolean> {
  const { state, kind } = await readMember(ctx, id);
  // The site may let an excluded agent go on, but nobody is referred by an excluded member.
  const isStopped = kind !== 'agent' && (await excludedAmong(ctx, [id])).has(id);
  return state === 'active' && !isStopped && !(await closedAsAgents(ctx, [id])).has(id);
}

/** A site that names its domains gives out codes for those only, whatever their port. */
function isOwnDomain({ domains, mainDomain }: Domains, domain: string | undefined): boolean {
  const own = [mainDomain, ...domains].filter((name) => name !== '').map(nameOfHost);
  const typed = nameOfHost(domain?.trim() ?? '');
  return own.length === 0 || typed === '' || own.includes(typed);
}

/** Browsers say of a page the name of its host alone. */
function nameOfHost(domain: string): string {
  return domain.toLowerCase().replace(/:\d+$/u, '');
}
