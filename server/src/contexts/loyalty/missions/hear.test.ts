import { describe, expect, it } from 'vitest';
import { openCatalogue } from '../../../../test/factories/catalog.ts';
import { bookDeposit, buildMission, missionEventsOf } from '../../../../test/factories/loyalty.ts';
import { buildMember } from '../../../../test/factories/members.ts';
import { testDatabase } from '../../../../test/harness.ts';
import type { MemberActor } from '../../../platform/context.ts';
import type { DomainEvent, EventHandler } from '../../../platform/outbox.ts';
import { siteDate } from '../../../platform/site-date.ts';
import type { Game } from '../../catalog/index.ts';
import { setFlag } from '../../limits/index.ts';
import { createMember } from '../../members/index.ts';
import { note } from './hear.ts';
import type { MissionForm } from './store-missions.ts';
import { noteAppVisit } from './use-cases/note-app-visit.ts';
import { readMissionSummary } from './use-cases/read-mission-summary.ts';

const test = testDatabase();
/** What was added to the sums of an hour. */
const play = { betCount: 1, valid: '100', deposit: '0', depositCount: 0 };

async function newMember() {
  const row = buildMember();
  await test.inUnit((ctx) => createMember(ctx, row));
  const rest = { sessionId: 'ses_test', isTrial: false, isAgent: false, isRestricted: false };
  const actor: MemberActor = { kind: 'member', id: row.id, ip: '127.0.0.1', ...rest };
  return {
    id: row.id,
    actor,
    stands: async (id: string) => {
      const views = await test.inUnit(readMissionSummary, { actor });
      const view = views.find(({ mission }) => mission.id === id);
      return [view?.done, view?.status];
    },
  };
}

/** As the outbox does it. */
async function hear<Name extends DomainEvent['name']>(
  name: Name,
  payload: Extract<DomainEvent, { readonly name: Name }>['payload'],
): Promise<void> {
  const handlers: readonly EventHandler<Name>[] = missionEventsOf(test)[name] ?? [];
  for (const handler of handlers) {
    await test.inUnit((ctx) => handler(ctx, payload as never));
  }
}

/** Play of one vendor or game is counted from the day after on. */
const opensFor = ({ vendorCode, gameId }: Partial<MissionForm>) =>
  vendorCode === undefined && gameId === undefined ? {} : { opensOn: '2026-03-02' };

const mission = (kind: MissionForm['kind'], target: bigint, overrides: Partial<MissionForm> = {}) =>
  buildMission(test, { kind, target, cycle: 'WEEKLY', ...opensFor(overrides), ...overrides });

const isStrange = (game: Game, than: { readonly game: Game } | undefined) =>
  game.vendorCode !== than?.game.vendorCode && game.nodeId !== than?.game.nodeId;

describe('what missions hear of', () => {
  it('counts days in a row, each once, and begins again after one without a login', async () => {
    const { id, stands } = await newMember();
    const { id: streak } = await mission('LOGIN_STREAK', 3n, { cycle: 'ONCE' });
    for (const siteDay of ['2026-02-26', '2026-02-27', '2026-02-27', '2026-03-01']) {
      await hear('identity.came_today', { memberId: id, siteDay });
    }
    expect(await stands(streak)).toEqual([1n, 'PROCESS']);
    await hear('identity.came_today', { memberId: id, siteDay: '2026-03-02' });
    await hear('identity.came_today', { memberId: id, siteDay: '2026-02-28' });
    expect(await stands(streak)).toEqual([5n, 'CLAIM']);
  });

  it('counts a friend when the invitation was rewarded, and never the reward of the friend', async () => {
    const { id, stands } = await newMember();
    const { id: invite } = await mission('INVITE', 1n);
    const money = { amountMinor: '1800', currency: 'USD' };
    await hear('rewards.referral_rewarded', { memberId: id, friendId: id, ...money });
    expect(await stands(invite)).toEqual([0n, 'PROCESS']);
    const told = { memberId: id, friendId: 'mbr_friend01', ...money } as const;
    await hear('rewards.referral_rewarded', told);
    await hear('rewards.referral_rewarded', told);
    expect(await stands(invite)).toEqual([1n, 'CLAIM']);
  });

  it('counts fields of the profile, contacts and accounts, and days in the installed app', async () => {
    const { id, actor, stands } = await newMember();
    const { id: profile } = await mission('PROFILE', 2n);
    const { id: bind } = await mission('BIND', 2n);
    const { id: app } = await mission('APP_LOGIN', 1n);
    const texts = { payeeName: 'Mike Somchai', telegram: '@mike' };
    await test
      .database()
      .pool.query('update members set profile = $2 where id = $1', [id, JSON.stringify(texts)]);
    await hear('members.profile_changed', { memberId: id, fields: ['payeeName', 'telegram'] });
    await hear('members.profile_changed', { memberId: id, fields: ['payeeName', 'telegram'] });
    expect(await stands(profile)).toEqual([2n, 'CLAIM']);
    const entry = { entryId: 'trl_00000001', memberId: id, at: String(test.clock.now()) } as const;
    const bound = { action: 'member.bind_payout_account', after: null } as const;
    await hear('trail.recorded', { ...entry, ...bound });
    await hear('trail.recorded', { ...entry, ...bound });
    const social = { action: 'member.bind_social', after: { provider: 'line' } } as const;
    await hear('trail.recorded', { ...entry, ...social });
    expect(await stands(bind)).toEqual([2n, 'CLAIM']);
    await test.inUnit(noteAppVisit, { actor });
    await test.inUnit(noteAppVisit, { actor });
    expect(await stands(app)).toEqual([1n, 'CLAIM']);
  });

  it('keeps the best win of an hour by category, and takes back one that was voided', async () => {
    const { id, stands } = await newMember();
    const { id: win } = await mission('WIN_MULTIPLIER', 5000n, { category: 'RNG' });
    const bet = (category: string, payout: number) =>
      test.database().pool.query(
        `insert into bets (id, member_id, placed_at, provider, category, game_code, currency,
           stake_minor, payout_minor, valid_minor, state, result, balance_before_minor,
           balance_after_minor, settled_at)
         values (gen_random_uuid(), $1, '2026-03-02T07:10:00Z', 'games', $2, 'harbour', 'USD', 100,
           $3, 100, 'settled', 'WIN', 0, 0, '2026-03-02T07:10:00Z')`,
        [id, category, payout],
      );
    await bet('RNG', 1250);
    await bet('LIVE', 9000);
    const sums = { ...play, stake: '100', payout: '0' };
    const row = { memberId: id, hour: '2026-03-02T07:00:00Z', siteDay: '2026-03-02', ...sums };
    const folded = { rows: [{ ...row, category: 'RNG' }] } as never;
    await hear('turnover.folded', folded);
    expect(await stands(win)).toEqual([1250n, 'PROCESS']);
    await bet('RNG', 5200);
    await hear('turnover.folded', folded);
    expect(await stands(win)).toEqual([5200n, 'CLAIM']);
    await test
      .database()
      .pool.query("update bets set state = 'void', result = 'VOID' where payout_minor = 5200");
    await hear('turnover.folded', folded);
    expect(await stands(win)).toEqual([1250n, 'PROCESS']);
  });

  it('counts the play of one vendor or one game alone, by its weight, and takes voids back', async () => {
    const { entries } = await (await openCatalogue(test)).current();
    const [first] = entries;
    const [own, other] = [first?.game, entries.find(({ game }) => isStrange(game, first))?.game];
    const { id, stands } = await newMember();
    test.clock.advance({ hours: -24 });
    const ofVendor = { vendorCode: own?.vendorCode ?? null };
    const ofGame = { gameId: own?.nodeId ?? null };
    const missions = [
      await mission('VALID_SUM', 10_000n, ofVendor),
      await mission('GAME_ROUNDS', 2n, ofGame),
      await mission('WIN_MULTIPLIER', 5000n, ofGame),
      await mission('VALID_SUM', 10_000n, { ...ofGame, category: 'LIVE' }),
    ];
    test.clock.advance({ hours: 24 });
    const standing = () => Promise.all(missions.map((row) => stands(row.id)));
    const bet = (game: string, [valid, payout]: readonly [number, number], terms = '{}') =>
      test.database().pool.query(
        `insert into bets (id, member_id, placed_at, provider, category, game_code, currency,
           stake_minor, payout_minor, valid_minor, state, result, balance_before_minor,
           balance_after_minor, settled_at, terms)
         values (gen_random_uuid(), $1, '2026-03-02T07:10:00Z', 'games', 'RNG', $2, 'USD', $3,
           $4, $3, 'settled', 'WIN', 0, 0, '2026-03-02T07:10:00Z', $5)`,
        [id, game, valid, payout, terms],
      );
    await bet(own?.nodeId ?? '', [4000, 8000]);
    // Half of what is played at such a game counts (D16).
    await bet(own?.nodeId ?? '', [3000, 0], '{"weight": 50}');
    await bet(other?.nodeId ?? '', [50_000, 5_000_000]);
    const hour = { memberId: id, hour: '2026-03-02T07:00:00Z', siteDay: '2026-03-02', ...play };
    const folded = { rows: [{ ...hour, category: 'RNG' }] } as never;
    await hear('turnover.folded', folded);
    await hear('turnover.folded', folded);
    expect(await standing()).toEqual([
      [5500n, 'PROCESS'],
      [2n, 'CLAIM'],
      [200n, 'PROCESS'],
      [0n, 'PROCESS'],
    ]);
    const text = "update bets set state = 'void', result = 'VOID' where valid_minor = 4000";
    await test.database().pool.query(text);
    await hear('turnover.folded', folded);
    expect(await standing()).toEqual([
      [1500n, 'PROCESS'],
      [1n, 'PROCESS'],
      [0n, 'PROCESS'],
      [0n, 'PROCESS'],
    ]);
  });
});

interface Reached {
  readonly memberId: string;
  readonly missionId: string;
}

describe('a mission that is done', () => {
  const toldTo = async (memberId: string) => {
    const { rows } = await test
      .database()
      .pool.query<{ payload: { readonly reached: readonly Reached[] } }>(
        "select payload from outbox where name = 'loyalty.missions_reached' order by id",
      );
    return rows
      .flatMap(({ payload }) => payload.reached)
      .filter((reached) => reached.memberId === memberId);
  };

  it('is told of once in each period, before it is claimed', async () => {
    const { id: memberId } = await newMember();
    const { id: missionId } = await mission('APP_LOGIN', 1n, { cycle: 'DAILY' });
    const visit = async (day: string) =>
      test.inUnit((ctx) => note(ctx, { memberId, kind: 'APP_LOGIN', whats: [day], day }));
    const today = await test.inUnit((ctx) => Promise.resolve(String(siteDate(ctx))));
    await visit(today);
    await visit(today);
    const own = (await toldTo(memberId)).filter((reached) => reached.missionId === missionId);
    expect(own).toEqual([{ memberId, missionId, period: today }]);
  });

  it('is told of by deposits too, and to nobody who may have no gifts', async () => {
    const [open, stopped] = [await newMember(), await newMember()];
    const { id: missionId } = await mission('DEPOSIT_COUNT', 2n);
    await test.inUnit((ctx) =>
      setFlag(ctx, { memberId: stopped.id, flag: 'RG_TIMEOUT', reason: 'test' }),
    );
    for (const { id: memberId } of [open, stopped, open, stopped]) {
      await bookDeposit(test, { memberId, amountMinor: 100n });
    }
    const { rows } = await test
      .database()
      .pool.query<{ payload: never }>("select payload from outbox where name = 'turnover.folded'");
    for (const { payload } of rows) {
      await hear('turnover.folded', payload);
    }
    expect(await toldTo(open.id)).toContainEqual(expect.objectContaining({ missionId }));
    expect(await toldTo(stopped.id)).toEqual([]);
  });
});
