import type { RequirementState } from '@portal/commission';
import type { BetId } from '@portal/protocol';
import type { Transaction } from '../../platform/context.ts';
import { plain, texts } from '../../platform/sql-arrays.ts';
import { sql } from '../../platform/sql.ts';
import { type SqlStatement, writing } from '../../platform/statement.ts';
import type {
  ContributionsOf,
  PutContributions,
  SelectCountedBets,
  SelectNewestContributions,
} from './generated/statements.ts';
import type { BetFact } from './facts.ts';

/** What a booking changed of the part of a bet in a requirement; differences. */
export interface ContributionChange {
  readonly requirementId: string;
  readonly bet: Pick<BetFact, 'betId' | 'category' | 'provider' | 'gameCode'>;
  readonly effectiveMinor: bigint;
  readonly usedMinor: bigint;
}

/** One row per requirement and bet, which takes the differences of all its bookings. */
export function putContributions(
  bookedAt: Temporal.Instant,
  changes: readonly ContributionChange[],
): SqlStatement<undefined> {
  const query = sql<PutContributions>`
    insert into wagering_contributions as c (requirement_id, bet_id, category, provider, game_code,
      effective_minor, used_minor, booked_at)
    select requirement_id, bet_id, category, provider, game_code, effective, used,
      ${String(bookedAt)}::timestamptz
    from unnest(
      ${plain(changes.map((row) => row.requirementId))}::text[],
      ${plain(changes.map((row) => row.bet.betId))}::text[],
      ${plain(changes.map((row) => row.bet.category))}::text[],
      ${texts(changes.map((row) => row.bet.provider))}::text[],
      ${texts(changes.map((row) => row.bet.gameCode))}::text[],
      ${plain(changes.map((row) => row.effectiveMinor))}::bigint[],
      ${plain(changes.map((row) => row.usedMinor))}::bigint[])
    as w (requirement_id, bet_id, category, provider, game_code, effective, used)
    on conflict (requirement_id, bet_id) do update set
      effective_minor = c.effective_minor + excluded.effective_minor,
      used_minor = c.used_minor + excluded.used_minor, booked_at = excluded.booked_at`;
  return writing(query, () => undefined);
}

export type StandingContribution = ContributionsOf['row'] & { readonly state: RequirementState };

/** What these bets have worked off, with the requirements as they stand. */
export async function contributionsOf(
  tx: Transaction,
  betIds: readonly BetId[],
): Promise<readonly StandingContribution[]> {
  const { rows } = await sql<ContributionsOf>`
    select c.bet_id as "betId", c.effective_minor as "effectiveMinor", c.used_minor as "usedMinor",
      r.id, r.member_id as "memberId", r.source, r.reference, r.left_minor as "leftMinor",
      r.net_minor + r.net_shift_minor as "netMinor", r.cash_shift_minor as "cashShiftMinor",
      r.max_stake_minor as "maxStakeMinor", r.terms, r.opened_at as "openedAt",
      r.expires_at as "expiresAt", r.state, r.sealed_at is not null as "isSealed"
    from wagering_contributions c join wagering_requirements r on r.id = c.requirement_id
    where c.bet_id = any(${plain(betIds)}::text[]) and c.effective_minor > 0
    order by r.opened_at, r.id`.execute(tx);
  return rows;
}

export type CountedBet = SelectNewestContributions['row'];

/** The last bets that counted, of each of these requirements, the newest first. */
export async function selectNewestContributions(
  tx: Transaction,
  query: { readonly requirementIds: readonly string[]; readonly each: number },
): Promise<readonly CountedBet[]> {
  const { rows } = await sql<SelectNewestContributions>`
    select c.requirement_id as "requirementId", c.bet_id as "betId", c.category, c.provider,
      c.game_code as "gameCode", c.effective_minor as "effectiveMinor",
      c.used_minor as "usedMinor", c.booked_at as "bookedAt"
    from unnest(${plain(query.requirementIds)}::text[]) as w (id)
    cross join lateral (select * from wagering_contributions
      where requirement_id = w.id and effective_minor > 0
      order by booked_at desc, bet_id desc limit ${query.each}) c`.execute(tx);
  return rows;
}

/** Of one requirement, the newest first, after the bet that ends the page before. */
export async function selectCountedBets(
  tx: Transaction,
  page: {
    readonly requirementId: string;
    readonly before: BetId | undefined;
    readonly limit: number;
  },
): Promise<readonly CountedBet[]> {
  const beyond =
    page.before === undefined
      ? sql`true`
      : sql`(booked_at, bet_id) < (select booked_at, bet_id from wagering_contributions
          where requirement_id = ${page.requirementId} and bet_id = ${page.before})`;
  const { rows } = await sql<SelectCountedBets>`
    select requirement_id as "requirementId", bet_id as "betId", category, provider,
      game_code as "gameCode", effective_minor as "effectiveMinor", used_minor as "usedMinor",
      booked_at as "bookedAt"
    from wagering_contributions
    where requirement_id = ${page.requirementId} and effective_minor > 0 and ${beyond}
    order by booked_at desc, bet_id desc limit ${page.limit}`.execute(tx);
  return rows;
}
