import { maskName } from '@portal/commission';
import { assertDefined, currency, type CurrencyCode, formatAmount } from '@portal/money';
import type { Endpoints, ReplyOf } from '@portal/protocol';
import type { Site } from '../../platform/context.ts';
import type { TeamBalance } from './cards.ts';
import { countedAtMost, type DownlineRow } from './store.ts';
import type { LinkRow } from './store-links.ts';
import { readTerms, usualTerms } from './terms/terms.ts';
import { presentTerms } from './terms/wire-terms.ts';
import type { Downline } from './use-cases/list-downline.ts';
import type { LinkPage } from './use-cases/list-register-links.ts';

type Link = ReplyOf<Endpoints['createRegisterLink']>;

export function stateOf({ endedAt, validUntil }: LinkRow, now: Temporal.Instant): Link['state'] {
  if (endedAt !== null) {
    return 'ended';
  }
  const isOver = validUntil !== null && Temporal.Instant.compare(validUntil, now) <= 0;
  return isOver ? 'expired' : 'live';
}

export function presentLink(row: LinkRow, now: Temporal.Instant): Link {
  return {
    code: row.code,
    note: row.note,
    createdAt: String(row.createdAt),
    validUntil: row.validUntil === null ? null : String(row.validUntil),
    state: stateOf(row, now),
    opensAgent: row.opensAgent,
    terms:
      row.rates === null
        ? null
        : presentTerms(readTerms({ rates: row.rates, prizeGroup: row.prizeGroup })),
    clicks: row.clicks,
    registrations: row.registrations,
    depositors: row.depositors,
  };
}

export function presentLinks(page: LinkPage): ReplyOf<Endpoints['listRegisterLinks']> {
  const { rows, total, pageNum, pageSize, at, own } = page;
  return {
    content: rows.map((row) => presentLink(row, at)),
    ...pageCounts({ pageNum, pageSize, total }),
    own: presentTerms(own),
    usual: presentTerms(usualTerms),
  };
}

export function presentDownline(
  downline: Downline,
  { currency: code, timeZone }: Pick<Site, 'currency' | 'timeZone'>,
  showsBalances: boolean,
): ReplyOf<Endpoints['listDownline']> {
  const { own, teamSize, total, pageNum, pageSize } = downline;
  return {
    content: downline.rows.map((row) =>
      presentRow(row, downline, { code, timeZone, showsBalances }),
    ),
    ...pageCounts({ pageNum, pageSize, total: Math.min(total, countedAtMost) }),
    upline: [...downline.upline],
    teamSize: Math.min(teamSize, countedAtMost),
    isTeamCapped: teamSize > countedAtMost,
    currency: code,
    own: presentTerms(own.terms),
    offers: [...downline.offers],
    isSorted: downline.isSorted,
    showsBalances,
  };
}

type ShownRow = ReplyOf<Endpoints['listDownline']>['content'][number];

function presentRow(
  row: DownlineRow,
  { cards, own }: Downline,
  view: {
    readonly code: CurrencyCode;
    readonly timeZone: string;
    readonly showsBalances: boolean;
  },
): ShownRow {
  const { code, timeZone, showsBalances } = view;
  const { memberId: id, level } = row;
  const card = assertDefined(cards.names.get(id), 'a position belongs to a member');
  const coming = cards.coming.get(id);
  const teamBalance = cards.teamBalances.get(id);
  const isHere = card.state === 'active' && !cards.unavailable.has(id);
  return {
    account: card.account,
    name: card.name === '' ? null : maskName(card.name),
    isAgent: row.isAgent,
    level: level - own.level,
    directs: row.directs,
    teamSize: Math.min(row.teamSize, countedAtMost),
    balance: showsBalances ? formatAmount(cards.balances.get(id) ?? 0n, currency(code)) : null,
    ...presentTeamBalance(showsBalances ? teamBalance : undefined, code),
    rank: cards.ranks.get(id) ?? 0,
    contracts: [...(cards.contracts.get(id) ?? [])],
    note: cards.notes.get(id) ?? '',
    terms: presentTerms(assertDefined(cards.terms.get(id), 'everybody has terms')),
    coming:
      coming === undefined
        ? null
        : { ...presentTerms(coming), effectiveAt: String(coming.effectiveAt) },
    joinedAt: String(row.takenAt),
    seenOn: dayOf(cards.seen.get(id), timeZone),
    state: isHere ? 'active' : 'unavailable',
    isDirect: row.upline.at(-1) === own.number,
  };
}

export function presentTeamBalance(
  balance: TeamBalance | undefined,
  code: CurrencyCode,
): Pick<ShownRow, 'teamBalance' | 'teamBalanceAt'> {
  if (balance === undefined) {
    return { teamBalance: null, teamBalanceAt: null };
  }
  const { balanceMinor, takenAt } = balance;
  return {
    teamBalance: formatAmount(balanceMinor, currency(code)),
    teamBalanceAt: takenAt === null ? null : String(takenAt),
  };
}

function dayOf(moment: Temporal.Instant | null | undefined, timeZone: string): string | null {
  return moment?.toZonedDateTimeISO(timeZone).toPlainDate().toString() ?? null;
}

export function pageCounts(page: {
  readonly pageNum: number;
  readonly pageSize: number;
  readonly total: number;
}) {
  return { ...page, totalPages: Math.ceil(page.total / page.pageSize) };
}
