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
}

/** What the brand announces to somebody in their language, newest first. */
function announcedTo(
  snapshot: SiteSnapshot,
  caller: Caller,
  { types, login, device, rank }: Announced,
): SystemAnswer['notices'] {
  return presentNotices(snapshot, caller)
    .filter(({ promotionType }) => types === undefined || types.includes(promotionType))
    .filter(({ audience }) => isFor(audience.login, login) && isFor(audience.device, device))
    .filter(({ audience }) => rank === undefined || audience.leastRank <= rank)
    .toSorted((left, right) => Date.parse(right.time) - Date.parse(left.time));
}

/** One page of that. */
export function pageOfAnnouncements(
  snapshot: SiteSnapshot,
  caller: Caller,
  query: AnnouncementsQuery,
) {
  const { page = 1, pageNo: pageNum = page, pageSize = usualPageSize } = query;
  const types = query.types?.split(',').map((type) => type.trim());
  const rank = query.rank === undefined ? undefined : Number(query.rank);
  const listed = announcedTo(snapshot, caller, { ...query, types, rank });
  const start = (pageNum - 1) * pageSize;
  return {
    content: listed.slice(start, start + pageSize),
    pageNum,
    pageSize,
    totalPages: Math.ceil(listed.length / pageSize),
    total: listed.length,
  };
}

/** The ids of what is announced to a member and listed: all kinds but popups. */
export function idsAnnouncedTo(
  snapshot: SiteSnapshot,
  member: {
    readonly isTrial: boolean;
    readonly request: Pick<RequestFacts, 'ip' | 'acceptLanguage'>;
    readonly device: AudienceDevice | undefined;
    readonly rank: number;
  },
): readonly string[] {
  const { isTrial, request, device, rank } = member;
  const language = snapshot.languages.chosenBy({ header: request.acceptLanguage });
  const login = isTrial ? 'visitors' : 'members';
  const viewer = { types: listedAnnouncements, login, device, rank } as const;
  return announcedTo(snapshot, { ip: request.ip, language }, viewer).map(({ id }) => id);
}
