/** The part of each list's state that the address holds; unknown keys and values are dropped. */
export const memberStateFilters = ['active', 'locked'] as const;
export const memberKinds = ['member', 'agent', 'trial'] as const;

export interface MembersSearch {
  readonly search?: string | undefined;
  readonly state?: (typeof memberStateFilters)[number] | undefined;
  readonly type?: (typeof memberKinds)[number] | undefined;
  readonly page?: number | undefined;
}

export interface AuditSearch {
  readonly subjectId?: string | undefined;
  readonly action?: string | undefined;
}

type Raw = Readonly<Record<string, unknown>>;

export function membersSearch(raw: Raw): MembersSearch {
  const page = Number(raw['page']);
  return {
    search: shortText(raw['search']),
    state: memberStateFilters.find((state) => state === raw['state']),
    type: memberKinds.find((kind) => kind === raw['type']),
    page: Number.isInteger(page) && page > 1 && page <= 1_000_000 ? page : undefined,
  };
}

export function auditSearch(raw: Raw): AuditSearch {
  return { subjectId: shortText(raw['subjectId']), action: shortText(raw['action']) };
}

/** `next` is where login leads; only an address of this desk is followed. */
export function loginSearch(raw: Raw): { readonly next?: string | undefined } {
  const next = raw['next'];
  return { next: typeof next === 'string' && /^\/(?![/\\])/u.test(next) ? next : undefined };
}

/**
 * The router hands over digits as a number, so numbers become text here; the server takes at most
 * 64 letters.
 */
function shortText(value: unknown): string | undefined {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  return text === '' ? undefined : text.slice(0, 64);
}
