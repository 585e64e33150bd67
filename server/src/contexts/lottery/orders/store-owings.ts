import type { Transaction } from '../../../platform/context.ts';
import { sql } from '../../../platform/sql.ts';
import type { AddNotes, NoteOwed, OweMore } from '../generated/statements.ts';
import { type OwedLine, type Owing, wholeIssue } from './owings.ts';

/** Notes what lines would owe, beside what others note; below zero what they owe no more. */
export async function noteOwed(tx: Transaction, lines: readonly OwedLine[]): Promise<void> {
  if (lines.length === 0) {
    return;
  }
  await sql<NoteOwed>`
    insert into lottery_owed_lines (issue_id, bet_type, numbers, owed)
    select l.issue_id, l.bet_type, string_to_array(l.numbers, ' '), l.owed
    from unnest(
      ${lines.map(({ issueId }) => issueId)}::bigint[],
      ${lines.map(({ betType }) => betType)}::text[],
      ${lines.map(({ numbers }) => numbers.join(' '))}::text[],
      ${lines.map(({ owed }) => owed)}::bigint[]) as l (issue_id, bet_type, numbers, owed)`.execute(
    tx,
  );
}

/**
 * Adds the notes of issues to what is counted under locks: of the issues as a whole, or of their
 * numbers. Each note goes with the statement that counts it, so that none is counted twice.
 */
export async function addNotes(
  tx: Transaction,
  { issueIds, isWhole }: { readonly issueIds: readonly bigint[]; readonly isWhole: boolean },
): Promise<void> {
  await sql<AddNotes>`
    with noted as (
      delete from lottery_owed_lines
      where issue_id = any(${issueIds}::bigint[])
        and (bet_type = ${wholeIssue}) = ${isWhole}
      returning issue_id, bet_type, numbers, owed),
    sums as (
      select n.issue_id, n.bet_type, u.number, sum(n.owed)::bigint as owed
      from noted n cross join lateral unnest(n.numbers) as u (number)
      group by n.issue_id, n.bet_type, u.number),
    freed as (
      update lottery_exposures e set owed = greatest(0, e.owed + s.owed)
      from sums s
      where s.owed < 0 and e.issue_id = s.issue_id and e.bet_type = s.bet_type
        and e.number = s.number)
    insert into lottery_exposures as e (issue_id, bet_type, number, owed)
    select issue_id, bet_type, number, owed from sums where owed > 0
    order by issue_id, bet_type collate "C", number collate "C"
    on conflict (issue_id, bet_type, number) do update set owed = e.owed + excluded.owed`.execute(
    tx,
  );
}

/**
 * Adds to what issues would owe on numbers and answers what they owe then; the rows stay locked, so
 * that two bets never both take what is left of a limit (R48). Numbers come sorted and once each.
 */
export async function oweMore(
  tx: Transaction,
  owings: readonly Owing[],
): Promise<readonly OweMore['row'][]> {
  const { rows } = await sql<OweMore>`
    insert into lottery_exposures as e (issue_id, bet_type, number, owed)
    select * from unnest(
      ${owings.map(({ issueId }) => issueId)}::bigint[],
      ${owings.map(({ betType }) => betType)}::text[],
      ${owings.map(({ number }) => number)}::text[],
      ${owings.map(({ owed }) => owed)}::bigint[])
    on conflict (issue_id, bet_type, number) do update set owed = e.owed + excluded.owed
    returning issue_id as "issueId", bet_type as "betType", number, owed`.execute(tx);
  return rows;
}
