import type { AudienceDevice, AudienceLogin } from '@portal/protocol';
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

/** One page of what the brand announces in a language, newest first. */
export function pageOfAnnouncements(
  snapshot: SiteSnapshot,
  caller: Caller,
  query: AnnouncementsQuery,
) {
  const {
    types,
    login,
    device,
    rank,
    page = 1,
    pageNo: pageNum = page,
    pageSize = usualPageSize,
  } = query;
  const asked = types?.split(',').map((type) => type.trim());
  const listed: SystemAnswer['notices'] = presentNotices(snapshot, caller)
    .filter(({ promotionType }) => asked === undefined || asked.includes(promotionType))
    .filter(({ audience }) => isFor(audience.login, login) && isFor(audience.device, device))
    .filter(({ audience }) => rank === undefined || audience.leastRank <= Number(rank))
    .toSorted((left, right) => Date.parse(right.time) - Date.parse(left.time));
  const start = (pageNum - 1) * pageSize;
  return {
    content: listed.slice(start, start + pageSize),
    pageNum,
    pageSize,
    totalPages: Math.ceil(listed.length / pageSize),
    total: listed.length,
  };
}
