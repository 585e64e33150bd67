import { type AudienceDevice, type AudienceLogin, listedAnnouncements } from '@portal/protocol';
import type { RequestFacts } from '../../platform/http/request-facts.ts';
import { presentNotices, type Caller, type SystemAnswer } from './present.ts';
import type { SiteSnapshot } from './site-view.ts';

export interface AnnouncementsQuery {
  /** Separated by commas; a type that nobody knows finds nothing. */
  readonly types?: string | undefined;
  readonly page?: number | undefined;
  readonly pageNo?: number | undefined;
  readonly pageSize?: number | undefined;
  readonly login?: AudienceLogin | undefined;
  readonly device?: AudienceDevice | undefined;
  /** Of the VIP ladder; in digits. */
  readonly rank?: string | undefined;
}

/** Whoever does not say what they are sees everything. */
function isFor(meant: string, viewer: string | undefined): boolean {
  return meant === 'all' || viewer === undefined || viewer === 'all' || meant === viewer;
}

/** Two of the larger page sizes of portal.md, section 9. */
const usualPageSize = 12;

/** Who looks, and which kinds; what is not said narrows nothing. */
interface Announced extends Pick<AnnouncementsQuery, 'login' | 'device'> {
  readonly types: readonly string[] | undefined;
  readonly rank: number | undefined;
  /** Whether offers may reach whoever looks (R13). */
  readonly hearsOffers: boolean;
  readonly from: readonly AnnouncedTo[];
}

/** What everybody is told, and what agents alone are told (B5). */
type AnnouncedTo = 'everybody' | 'agents';

/** What the brand announces to somebody in their language: what is pinned, then newest first. */
function announcedTo(
  snapshot: SiteSnapshot,
  caller: Caller,
  { types, login, device, rank, hearsOffers, from }: Announced,
): SystemAnswer['notices'] {
  return from
    .flatMap((audience) => presentNotices(snapshot, caller, { isForAgents: audience === 'agents' }))
    .filter(({ promotionType }) => types === undefined || types.includes(promotionType))
    .filter(({ audience }) => isFor(audience.login, login) && isFor(audience.device, device))
    .filter(({ audience }) => rank === undefined || audience.leastRank <= rank)
    .filter(({ isOffer }) => hearsOffers || !isOffer)
    .toSorted(
      (left, right) =>
        Number(right.isPinned) - Number(left.isPinned) ||
        Date.parse(right.time) - Date.parse(left.time),
    );
}

/** One page of what a page asks for, for whoever it says is looking. */
export function pageOfAnnouncements(
  snapshot: SiteSnapshot,
  caller: Caller,
  query: AnnouncementsQuery,
) {
  const rank = query.rank === undefined ? undefined : Number(query.rank);
  const { login, device } = query;
  const types = typesOf(query);
  const viewer = { login, device, rank, hearsOffers: true, types, from: ['everybody'] as const };
  return pageOf(announcedTo(snapshot, caller, viewer), query);
}

/** One page of what is announced to a member, of whom the server knows all but the screen. */
export function pageAnnouncedTo(
  snapshot: SiteSnapshot,
  member: ReadingMember,
  query: AnnouncementsQuery & {
    readonly language?: string | undefined;
    /** Ids that are left out. */
    readonly without: ReadonlySet<string>;
    /** Whether only what agents alone are told is asked for. */
    readonly isForAgents: boolean;
  },
) {
  const { caller, viewer } = lookOf(snapshot, member, query.language);
  const listed = announcedTo(snapshot, caller, {
    ...viewer,
    types: typesOf(query),
    from: query.isForAgents ? viewer.from.filter((audience) => audience === 'agents') : viewer.from,
  });
  const left = listed.filter(({ id }) => !query.without.has(id));
  return pageOf(left, query);
}

function typesOf({ types }: AnnouncementsQuery): readonly string[] | undefined {
  return types?.split(',').map((type) => type.trim());
}

function pageOf(listed: SystemAnswer['notices'], query: AnnouncementsQuery) {
  const { page = 1, pageNo: pageNum = page, pageSize = usualPageSize } = query;
  const start = (pageNum - 1) * pageSize;
  return {
    content: listed.slice(start, start + pageSize),
    pageNum,
    pageSize,
    totalPages: Math.ceil(listed.length / pageSize),
    total: listed.length,
  };
}

/** A member as far as it decides what is announced to them. */
export interface ReadingMember {
  readonly isTrial: boolean;
  readonly isAgent: boolean;
  readonly request: Pick<RequestFacts, 'ip' | 'acceptLanguage'>;
  readonly device: AudienceDevice | undefined;
  readonly rank: number;
  /** Asked of the rule that all channels have (R13). */
  readonly hearsOffers: boolean;
}

/** The ids of what is announced to a member and listed: all kinds but popups. */
export function idsAnnouncedTo(snapshot: SiteSnapshot, member: ReadingMember): readonly string[] {
  const { caller, viewer } = lookOf(snapshot, member);
  const announced = announcedTo(snapshot, caller, { ...viewer, types: listedAnnouncements });
  return announced.map(({ id }) => id);
}

function lookOf(snapshot: SiteSnapshot, member: ReadingMember, code?: string) {
  const { isTrial, isAgent, request, device, rank, hearsOffers } = member;
  const language = snapshot.languages.chosenBy({ code, header: request.acceptLanguage });
  const login: AudienceLogin = isTrial ? 'visitors' : 'members';
  const from: readonly AnnouncedTo[] = isAgent ? ['everybody', 'agents'] : ['everybody'];
  return {
    caller: { ip: request.ip, language },
    viewer: { login, device, rank, hearsOffers, from },
  };
}
