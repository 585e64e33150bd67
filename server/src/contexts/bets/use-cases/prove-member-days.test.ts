import { describe, expect, it } from 'vitest';
import { brief, loosePolicy, player } from '../../../../test/factories/bets.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { asOwner } from '../../../../test/owner.ts';
import { protectionGate } from '../protection.ts';
import { proveMemberDays } from './prove-member-days.ts';

const test = testDatabase();
const prove = () => test.inUnit((ctx) => proveMemberDays(ctx));

describe('the proof of each member\u2019s days (agents-loyalty-money.md B3)', () => {
  it('agrees with bets that were won, changed, reopened, voided and partly cashed out', async () => {
    const ann = player(test, 'proven1', protectionGate);
    await ann.fund(1_000_000n);
    const send = async (command: Parameters<typeof ann.send>[0]) =>
      expect(brief(await ann.send(command))).toBe('done');
    const settle = (id: string, amountMinor: bigint) =>
      ann.command('SETTLE', `s-${id}`, { refTxId: id, amountMinor, result: 'WIN' });
    for (const id of ['p1', 'p2', 'p3', 'p4']) {
      await send(ann.bet(id, { roundId: `r-${id}`, amountMinor: 10_000n }));
      await send(settle(id, 12_000n));
    }
    const bob = player(test, 'proven4', protectionGate);
    await bob.fund(100_000n);
    const part = { refTxId: 'p5', amountMinor: 9_000n, result: 'WIN', leavesOpenMinor: 4_000n };
    expect(brief(await bob.send(bob.bet('p5', { roundId: 'r-p5', amountMinor: 10_000n })))).toBe(
      'done',
    );
    expect(brief(await bob.send(bob.command('SETTLE', 's-p5', part)))).toBe('done');
    test.clock.advance({ hours: 24 });
    const reason = 'by the vendor';
    const change = { policy: loosePolicy, reason };
    const better = { refTxId: 'p2', amountMinor: 15_000n, result: 'WIN', ...change };
    await send(ann.command('RESETTLE', 'x2', better));
    await send(ann.command('UNSETTLE', 'x3', { refTxId: 'p3', ...change }));
    await send(ann.command('VOID', 'x4', { refTxId: 'p4', ...change }));
    test.clock.advance({ hours: 24 });
    expect(await prove()).toEqual([]);
  });

  it('finds what is planted in the sums of one member and taken off those of another', async () => {
    const [ann, bob] = [
      player(test, 'proven2', protectionGate),
      player(test, 'proven3', protectionGate),
    ];
    for (const [who, id] of [
      [ann, 'q1'],
      [bob, 'q2'],
    ] as const) {
      await who.fund(100_000n);
      expect(brief(await who.send(who.bet(id, { roundId: id, amountMinor: 10_000n })))).toBe(
        'done',
      );
      const lost = { refTxId: id, amountMinor: 0n, result: 'LOSE' };
      expect(brief(await who.send(who.command('SETTLE', `s-${id}`, lost)))).toBe('done');
    }
    test.clock.advance({ hours: 24 });
    expect(await prove()).toEqual([]);
    const plant = (memberId: string, minor: number) =>
      asOwner(
        test,
        `update turnover_days set stake_minor = stake_minor + $2
          where member_id = $1 and stake_minor > 0`,
        [memberId, minor],
      );
    await plant(ann.memberId, 7);
    await plant(bob.memberId, -7);
    const found = await prove();
    const texts = found.map(({ memberId, figure, rollupMinor, betsMinor }) => {
      return `${memberId} ${figure} ${rollupMinor - betsMinor}`;
    });
    expect(texts.toSorted()).toEqual([`${ann.memberId} stake 7`, `${bob.memberId} stake -7`]);
    // A night later it is still there: one case for each, dated by its day.
    await prove();
    const cases = await asOwner(
      test,
      `select member_id as member, subject, opened_at is not null as dated, closed_at as closed
         from bet_reviews where reason = 'turnover_differs' order by member_id`,
    );
    expect(cases).toEqual(
      [
        [ann.memberId, '2026-03-04 stake 100.07 100.00'],
        [bob.memberId, '2026-03-04 stake 99.93 100.00'],
      ].map(([member, said]) => ({
        member,
        subject: `${member} ${said}`,
        dated: true,
        closed: null,
      })),
    );
  });
});
