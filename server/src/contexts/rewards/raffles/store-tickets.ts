import type { MemberId, RaffleId, RaffleTicketId } from '@portal/protocol';
import type { Transaction } from '../../../platform/context.ts';
import { sql } from '../../../platform/sql.ts';
import type {
  CountOfDay,
  CountOfMember,
  CountTickets,
  InsertGiven,
  MarkWinners,
  PutTickets,
  SelectOwnTickets,
  SelectTickets,
  SelectWinners,
  VoidTickets,
  VoidTicketsFor,
  VoidTicketsOf,
} from '../generated/statements.ts';

export interface NewTicket {
  readonly id: RaffleTicketId;
  readonly memberId: MemberId;
  readonly number: number;
}

/** Those that are there already stay, and live again where they were void. */
export async function putTickets(
  tx: Transaction,
  row: {
    readonly raffleId: RaffleId;
    readonly earnedOn: string;
    readonly tickets: readonly NewTicket[];
  },
): Promise<void> {
  const { raffleId, earnedOn, tickets } = row;
  await sql<PutTickets>`
    insert into raffle_tickets (id, raffle_id, member_id, earned_on, number)
    select t.id, ${raffleId}, t.member_id, ${earnedOn}::date, t.number
      from unnest(${tickets.map(({ id }) => id)}::text[],
                  ${tickets.map(({ memberId }) => memberId)}::text[],
                  ${tickets.map(({ number }) => number)}::integer[])
           as t (id, member_id, number)
    on conflict (raffle_id, member_id, earned_on, given_for, number) do update set is_void = false
     where raffle_tickets.is_void
  `.execute(tx);
}

/** Those that something gave, once; what a day carries never takes them back. */
export async function insertGiven(
  tx: Transaction,
  row: {
    readonly raffleId: RaffleId;
    readonly memberId: MemberId;
    readonly givenFor: string;
    readonly tickets: readonly { readonly id: RaffleTicketId; readonly day: string }[];
  },
): Promise<void> {
  await sql<InsertGiven>`
    insert into raffle_tickets (id, raffle_id, member_id, earned_on, given_for, number)
    select t.id, ${row.raffleId}, ${row.memberId}, t.day::date, ${row.givenFor}, t.number
      from unnest(${row.tickets.map(({ id }) => id)}::text[],
                  ${row.tickets.map(({ day }) => day)}::text[])
           with ordinality as t (id, day, number)
     where not exists (
       select from raffle_tickets g
        where g.raffle_id = ${row.raffleId} and g.member_id = ${row.memberId}
          and g.given_for = ${row.givenFor})
  `.execute(tx);
}

/** What a day does not carry any more: above the number that is due to each of these members. */
export async function voidTickets(
  tx: Transaction,
  row: {
    readonly raffleId: RaffleId;
    readonly earnedOn: string;
    readonly due: readonly { readonly memberId: MemberId; readonly count: number }[];
  },
): Promise<void> {
  const { raffleId, earnedOn, due } = row;
  await sql<VoidTickets>`
    update raffle_tickets r set is_void = true
     where r.raffle_id = ${raffleId} and r.earned_on = ${earnedOn}::date and not r.is_void
       and r.given_for is null
       and r.number > coalesce((
         select d.count from unnest(${due.map(({ memberId }) => memberId)}::text[],
                                    ${due.map(({ count }) => count)}::integer[])
                as d (member_id, count) where d.member_id = r.member_id), 0)
  `.execute(tx);
}

/** Whoever may have nothing takes no part in the draw. */
export async function voidTicketsOf(
  tx: Transaction,
  row: { readonly raffleId: RaffleId; readonly memberIds: readonly MemberId[] },
): Promise<void> {
  await sql<VoidTicketsOf>`
    update raffle_tickets set is_void = true
     where raffle_id = ${row.raffleId} and member_id = any(${row.memberIds}::text[])
  `.execute(tx);
}

/** Those that take part, in the order of the published list. */
export async function selectTickets(
  tx: Transaction,
  raffleId: RaffleId,
): Promise<readonly SelectTickets['row'][]> {
  const { rows } = await sql<SelectTickets>`
    select id as "ticketId", member_id as "memberId", prize from raffle_tickets
     where raffle_id = ${raffleId} and not is_void order by id
  `.execute(tx);
  return rows;
}

export async function markWinners(
  tx: Transaction,
  wins: readonly { readonly ticketId: RaffleTicketId; readonly prize: number }[],
): Promise<void> {
  await sql<MarkWinners>`
    update raffle_tickets r set prize = w.prize
      from unnest(${wins.map(({ ticketId }) => ticketId)}::text[],
                  ${wins.map(({ prize }) => prize)}::integer[]) as w (id, prize)
     where r.id = w.id
  `.execute(tx);
}

/** Of whoever looks without an account of the portal. */
const nobody: MemberId = 'mbr_nobody';

/** How many take part in each of these, and how many of those are one member's. */
export async function countTickets(
  tx: Transaction,
  query: { readonly raffleIds: readonly RaffleId[]; readonly memberId: MemberId | null },
): Promise<readonly CountTickets['row'][]> {
  const { rows } = await sql<CountTickets>`
    select raffle_id as "raffleId", count(*)::int as count,
           count(distinct member_id)::int as members,
           (count(*) filter (where member_id = ${query.memberId ?? nobody}::text))::int as own
      from raffle_tickets
     where raffle_id = any(${query.raffleIds}::text[]) and not is_void group by raffle_id
  `.execute(tx);
  return rows;
}

/** Who won, in the order of the prizes. */
export async function selectWinners(
  tx: Transaction,
  raffleIds: readonly RaffleId[],
): Promise<readonly SelectWinners['row'][]> {
  const { rows } = await sql<SelectWinners>`
    select raffle_id as "raffleId", id as "ticketId", member_id as "memberId",
           coalesce(prize, 0) as prize
      from raffle_tickets
     where raffle_id = any(${raffleIds}::text[]) and prize is not null order by raffle_id, prize
  `.execute(tx);
  return rows;
}

/** The newest tickets of one member in each of these raffles, void ones as well. */
export async function selectOwnTickets(
  tx: Transaction,
  query: {
    readonly raffleIds: readonly RaffleId[];
    readonly memberId: MemberId;
    readonly most: number;
  },
): Promise<readonly SelectOwnTickets['row'][]> {
  const { rows } = await sql<SelectOwnTickets>`
    select t.id as "ticketId", t.raffle_id as "raffleId", t.earned_on as "earnedOn",
           t.is_void as "isVoid", t.prize
      from unnest(${query.raffleIds}::text[]) as r (id)
      join lateral (
        select * from raffle_tickets o
         where o.raffle_id = r.id and o.member_id = ${query.memberId}
         order by o.id desc limit ${query.most}) t on true
     order by t.id desc
  `.execute(tx);
  return rows;
}

/** How many tickets of a day each member has that take part, by figures and by gifts. */
export async function countOfDay(
  tx: Transaction,
  query: { readonly raffleId: RaffleId; readonly earnedOn: string },
): Promise<ReadonlyMap<MemberId, Omit<CountOfDay['row'], 'memberId'>>> {
  const { rows } = await sql<CountOfDay>`
    select member_id as "memberId",
           (count(*) filter (where given_for is null))::int as earned,
           (count(*) filter (where given_for is not null))::int as given
      from raffle_tickets
     where raffle_id = ${query.raffleId} and earned_on = ${query.earnedOn}::date and not is_void
     group by member_id
  `.execute(tx);
  return new Map(rows.map(({ memberId, ...counts }) => [memberId, counts]));
}

/** How many tickets that take part one member has of each day from one on. */
export async function countOfMember(
  tx: Transaction,
  query: { readonly raffleId: RaffleId; readonly memberId: MemberId; readonly from: string },
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<CountOfMember>`
    select earned_on::text as day, count(*)::int as count from raffle_tickets
     where raffle_id = ${query.raffleId} and member_id = ${query.memberId}
       and earned_on >= ${query.from}::date and not is_void
     group by earned_on
  `.execute(tx);
  return new Map(rows.map(({ day, count }) => [day, count]));
}

/** Whether those that something gave take part; answers how many changed. */
export async function voidTicketsFor(
  tx: Transaction,
  row: {
    readonly raffleId: RaffleId;
    readonly memberId: MemberId;
    readonly givenFor: string;
    readonly isVoid: boolean;
  },
): Promise<number> {
  const { rows } = await sql<VoidTicketsFor>`
    update raffle_tickets set is_void = ${row.isVoid}::boolean
     where raffle_id = ${row.raffleId} and member_id = ${row.memberId}
       and given_for = ${row.givenFor} and is_void <> ${row.isVoid}::boolean
    returning id
  `.execute(tx);
  return rows.length;
}
