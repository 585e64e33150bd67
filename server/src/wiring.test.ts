import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { slotStops, spinSlot } from '@portal/games';
import { findInHouseGame } from '@portal/lottery';
import { assertDefined } from '@portal/money';
import { describe, expect, it } from 'vitest';
import { runningServer } from '../test/factories/running.ts';
import { workOf } from '../test/factories/work.ts';
import { testDatabase } from '../test/harness.ts';
import { tempFolder } from '../test/temp-folder.ts';
import { openDesignBook } from './contexts/games/rounds/design-book.ts';
import { withSeed } from './contexts/games/seeds/seed-secrets.ts';
import { streamOf } from './contexts/games/seeds/stream-of.ts';
import { openHeadCopies } from './contexts/trail/head-copies.ts';
import { openSigningKey } from './contexts/trail/signing-key.ts';
import { sealEntries } from './contexts/trail/use-cases/seal-entries.ts';
import { verifyChain } from './contexts/trail/use-cases/verify-chain.ts';

const days = 7;

const first = testDatabase();
const firstServer = runningServer(first, { demoDays: days });
// A second start on the same database, which must add nothing.
runningServer(first, { demoDays: days });
const later = testDatabase();
later.clock.advance({ hours: 7 * 24 });
runningServer(later, { demoDays: days });
const none = testDatabase();
runningServer(none, { demoDays: days, isDemo: false });

type Row = Readonly<Record<string, unknown>>;

async function rowsOf(test: typeof first, query: string): Promise<readonly Row[]> {
  return (await test.database().pool.query<Row>(query)).rows;
}

/** A draw of the house follows from its issue's number too, which names the day: so do balances. */
const beforeLottery = `(
  select min(o.placed_at) from lottery_orders o
  join lottery_tickets t on t.order_id = o.id join lottery_issues i on i.id = t.issue_id
  where i.commitment is not null)`;

/** What happened and when, counted from the opening; without ids, which begin with their time. */
const happenings = [
  `select m.account, m.kind, m.state, m.registered_at - p.opened_at as at, t.is_agent,
          t.link_code is not null as has_link, array(
            select above.account from tree_positions a join members above on above.id = a.member_id
             where a.number = any(t.upline) order by a.path) as upline
     from demo_past p, members m left join tree_positions t on t.member_id = m.id
    order by m.account`,
  `select m.account, l.note, l.created_at - p.opened_at as at, l.valid_until - p.opened_at as until,
          l.ended_at - p.opened_at as ended, (select count(*)::int from tree_positions t
            where t.link_code = l.code) as registrations
     from demo_past p, register_links l join members m on m.id = l.agent_id
    order by l.created_at, m.account`,
  `select m.account, r.played_at - p.opened_at as at, r.mode, r.node_id, r.stake_minor, r.win_minor,
          r.balance_after_minor, r.seed_index, r.client_seed, r.nonce, r.result::text
     from demo_past p, rounds r join members m on m.id = r.member_id
    where r.played_at < ${beforeLottery}
    order by r.played_at, m.account, r.nonce`,
  `select m.account, e.type, l.amount_minor, l.balance_after_minor, e.posted_at - p.opened_at as at
     from demo_past p, entries e join lines l on l.entry_id = e.id
     join accounts a on a.id = l.account_id
     join members m on a.path in ('member:' || m.id || ':cash', 'member:' || m.id || ':fun')
    where e.posted_at < ${beforeLottery}
    order by e.id, a.path`,
  `select t.at - p.opened_at as at, t.action, t.actor_kind, m.account, t.after->>'code' as code,
          t.reason, t.ip
     from demo_past p, trail_entries t left join members m on m.id = t.subject_id
    order by t.at, t.action, m.account, t.id`,
  `select m.account, i.type, i.created_at - p.opened_at as at, i.read_at - p.opened_at as read
     from demo_past p, inbox_messages i join members m on m.id = i.member_id
    -- Who wins a raffle is a matter of chance.
    where i.type not in ('raffle_won', 'raffle_missed')
    order by i.created_at, m.account, i.type`,
  `select m.account, o.game_code, o.lines::text, t.cost_minor, o.placed_at - p.opened_at as at
     from demo_past p, lottery_orders o join lottery_tickets t on t.order_id = o.id
     join members m on m.id = o.member_id
    order by o.placed_at, m.account`,
  `select m.account, c.room, c.content, c.decision, c.sent_at - p.opened_at as at,
          (select count(*)::int from chat_reports r where r.message_id = c.id) as reports
     from demo_past p, chat_messages c join members m on m.id = c.member_id
    order by c.sent_at, m.account`,
  `select m.account, e.greeting, e.budget_minor, e.made_at - p.opened_at as at,
          (select count(*)::int from team_envelope_packets k
            where k.envelope_id = e.id and k.taken_by is not null) as taken
     from demo_past p, team_envelopes e join members m on m.id = e.agent_id
    order by e.made_at, m.account`,
  `select m.account, f.spins_given, f.given_at - p.opened_at as at
     from demo_past p, free_spins f join members m on m.id = f.member_id
    order by f.given_at, m.account`,
  // Packets are cut by chance that is nobody's to foresee; raffles and who came are not.
  `select what.* from demo_past p, lateral (
     select r.names->>'en' as name, r.state, r.made_at - p.opened_at as at from raffles r
      union all select e.names->>'en', e.kind, e.made_at - p.opened_at from envelopes e
      union all select c.titles->>'en', c.state || ' ' || c.reached, c.made_at - p.opened_at
       from campaigns c
      union all select m.account, above.account, f.joined_at - p.opened_at from referrals f
       join members m on m.id = f.friend_id join members above on above.id = f.referrer_id
      union all select m.account, k.amount_minor::text, k.taken_at - p.opened_at
       from envelope_packets k join members m on m.id = k.taken_by
   ) what order by at, name`,
];

describe('the past of a demo site', () => {
  it('is the same in every telling, whatever the day, and told once', async () => {
    for (const query of happenings) {
      const told = await rowsOf(first, query);
      expect(told.length).toBeGreaterThan(days);
      expect(await rowsOf(later, query)).toEqual(told);
    }
  }, 60_000);

  it('has a tree of four levels, play on each day, credits, winners and refusals', async () => {
    const [facts] = await rowsOf(
      first,
      `select (select array_agg(count order by level) from (
                select t.level, count(*)::int
                  from tree_positions t, tree_positions top join members m on m.id = top.member_id
                 where m.account = 'demoagent' and starts_with(t.path, top.path)
                 group by t.level) l) as levels,
         (select count(distinct played_at::date)::int from rounds) as days,
         (select count(distinct node_id) > 10 from rounds) as has_games,
         (select bool_or(win_minor > 10 * stake_minor) from rounds) as has_winners,
         (select count(*) > 0 from entries where debt ~ 'demo_credit:.*:') as has_requests,
         (select count(distinct played_at::date)::int from rounds r join members m
           on m.id = r.member_id where m.account = 'demomember') > 3 as is_seen,
         exists (select from trail_entries where action = 'member.login_refused') as has_refusals`,
    );
    expect(facts).toMatchObject({
      days,
      has_games: true,
      has_winners: true,
      has_requests: true,
      is_seen: true,
      has_refusals: true,
    });
    expect(facts?.['levels']).toMatchObject([1, 3, 8, expect.any(Number)]);
  });

  it('lies behind now and after the opening, which is the time of all that was set up', async () => {
    const [outside] = await rowsOf(
      first,
      `select count(*)::int as rows from demo_past p, (
         select played_at as at from rounds union all select posted_at from entries
         union all select at from trail_entries union all select registered_at from members
         union all select committed_at from seed_batches union all select created_at from operators
       ) all_rows where at < p.opened_at or at > '${String(first.clock.now())}'`,
    );
    expect(outside).toEqual({ rows: 0 });
  });

  it('has ended what ran out, so that nothing does in the first minute', async () => {
    const now = `'${String(first.clock.now())}'`;
    const [left] = await rowsOf(
      first,
      `select (select count(*)::int from rewards
          where state = 'WAITING' and claim_until <= ${now}) as gifts,
        (select count(*)::int from wagering_requirements
          where state = 'OPEN' and source <> 'bonus' and expires_at <= ${now}) as play,
        (select count(*)::int from rewards r where r.state = 'OPEN' and r.play_until <= ${now}
          and not exists (select from wagering_requirements w
            where w.reference = r.id and w.state = 'OPEN')) as bonuses`,
    );
    expect(left).toEqual({ gifts: 0, play: 0, bonuses: 0 });
  });

  it('holds rounds that their seeds give again, from seeds committed before, without gaps', async () => {
    const book = await openDesignBook(workOf(first));
    const rounds = await rowsOf(
      first,
      `select r.design_id, r.client_seed, r.nonce, r.result, c.server_seed, c.hash,
              c.committed_at < r.played_at and c.taken_at < r.played_at as is_committed
         from rounds r join seed_commitments c using (seed_index) order by r.id limit 200`,
    );
    for (const { design_id, client_seed, nonce, result, server_seed, hash, ...rest } of rounds) {
      const stored = { hash: String(hash), seedSecret: server_seed as Uint8Array };
      const { serverSeed } = withSeed(first, stored);
      expect(createHash('sha256').update(serverSeed).digest('hex')).toBe(hash);
      const booked = assertDefined(book.byNumber.get(Number(design_id)), 'a stored design');
      const seeds = { serverSeed, clientSeed: String(client_seed), nonce: nonce as bigint };
      const again = booked.kind === 'slot' ? spinSlot(booked.design, streamOf(seeds)) : undefined;
      expect(slotStops(assertDefined(again, 'a slot'))).toEqual(result);
      expect(rest).toEqual({ is_committed: true });
    }
    const gaps = `select seed_index from rounds group by seed_index having max(nonce) <> count(*) - 1`;
    expect(await rowsOf(first, gaps)).toEqual([]);
  });

  it('has two days of draws of every in-house lottery, committed to before', async () => {
    const rows = await rowsOf(
      first,
      `select game_code, count(*) filter (where state = 'settled')::int as settled
         from lottery_issues where commitment is not null group by game_code`,
    );
    expect(rows).toHaveLength(28);
    for (const { game_code: gameCode, settled } of rows) {
      const { intervalSeconds } = assertDefined(findInHouseGame(String(gameCode)), '').schedule;
      expect(settled).toBeGreaterThanOrEqual((2 * 86_400) / intervalSeconds - 3);
    }
    const holes = await rowsOf(
      first,
      `select game_code, draws_at from (
         select game_code, opens_at, draws_at,
                lead(opens_at) over (partition by game_code order by draws_at) as next
           from lottery_issues where commitment is not null and state = 'settled') i
        where next <> draws_at`,
    );
    expect(holes).toEqual([]);
  });

  it('has tickets in draws of the house and from outside, some of which won', async () => {
    const rows = await rowsOf(
      first,
      `select i.commitment is not null as house, count(distinct i.drawn_at::date)::int as days,
              count(*)::int as tickets, count(*) filter (where t.payout_minor > 0)::int as won
         from lottery_tickets t join lottery_issues i on i.id = t.issue_id
        where i.state = 'settled' group by 1 order by 1`,
    );
    expect(rows).toHaveLength(2);
    const [outside, house] = rows;
    expect(outside?.['days']).toBeGreaterThanOrEqual(days - 2);
    expect(house?.['days']).toBeGreaterThanOrEqual(2);
    for (const { tickets, won } of rows) {
      expect(tickets).toBeGreaterThanOrEqual(10);
      expect(won).toBeGreaterThanOrEqual(1);
    }
  });

  it('has rounds of Yeekee with bets and shots of several members, one of them paid', async () => {
    const rounds = await rowsOf(
      first,
      `select i.state, i.draw is not null as drawn,
              (select count(*)::int from lottery_shots s where s.issue_id = i.id) as shots,
              (select count(distinct s.member_id)::int from lottery_shots s
                where s.issue_id = i.id) as shooters
         from lottery_issues i
        where i.game_code = 'YK15M'
          and exists (select from lottery_tickets t where t.issue_id = i.id)
        order by i.closes_at`,
    );
    expect(rounds.length).toBeGreaterThanOrEqual(1);
    expect(rounds[0]).toMatchObject({ state: 'settled', drawn: true, shots: 26 });
    expect(rounds[0]?.['shooters']).toBeGreaterThan(2);
  });

  it('has a hot number of the desk, of which members are told', async () => {
    const [game] = await rowsOf(
      first,
      `select v.settings -> 'hotNumbers' as hot, g.paused_because as paused
         from lottery_games g join lottery_game_versions v using (game_code, version)
        where game_code = 'VNNORTH'`,
    );
    const hot = [{ betType: 'vnn.lo2', number: '68', factor: '0.8' }];
    expect(game).toEqual({ hot, paused: null });
  });

  it('has a trail whose chain holds', async () => {
    const folder = tempFolder('trail');
    const key = await openSigningKey(join(folder, 'key.json'), first.random);
    const copies = openHeadCopies(join(folder, 'heads'), key);
    const site = { site: firstServer.built().site() };
    const sealed = await rowsOf(first, 'select distinct sealed_at::date from trail_heads');
    expect(sealed).toHaveLength(days);
    await first.inUnit((ctx) => sealEntries(ctx, 1000), site);
    const { faults } = await first.inUnit((ctx) => verifyChain(ctx, copies), site);
    expect(faults).toEqual([]);
  });

  it('is given to no other site', async () => {
    const counts = `select (select count(*)::int from rounds) as rounds,
      (select count(*)::int from members) as members, (select state from demo_past) as past`;
    expect(await rowsOf(none, counts)).toEqual([{ rounds: 0, members: 0, past: 'none' }]);
  });
});
