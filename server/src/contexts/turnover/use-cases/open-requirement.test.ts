import { describe, expect, it } from 'vitest';
import { turnoverPlayer } from '../../../../test/factories/turnover.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { send } from '../../../platform/statement.ts';
import { requirementsLook } from '../book-bets.ts';
import { stakeTermsRefusal } from '../stake-terms.ts';
import { bookMoney } from './book-money.ts';
import { cancelRequirement } from './cancel-requirement.ts';
import { endRequirement } from './end-requirement.ts';
import { endRequirements } from './end-requirements.ts';
import { lessenRequirement } from './lessen-requirement.ts';
import { openRequirement, type RequirementCommand } from './open-requirement.ts';
import { readPlaysOf, readRequirements } from './read-requirements.ts';

const test = testDatabase();

// The numbers follow agents-loyalty-money.md D8: required is the multiple of the base, the oldest
// is served first, one unit of a bet never serves two, a void gives back until money was taken out.

function bonusPlayer(name: string) {
  const ann = turnoverPlayer(test, name);
  const open = (reference: string, fields: Partial<RequirementCommand> = {}) =>
    test.inUnit(async (ctx) => {
      const base = { source: 'bonus', amountMinor: 1_500n, multiple: 1 } as const;
      return openRequirement(ctx, {
        ...base,
        memberId: ann.memberId,
        reference: `${name}-${reference}`,
        ...fields,
      });
    });
  const read = (openOnly = false) =>
    test.inUnit((ctx) => readRequirements(ctx, { memberId: ann.memberId, openOnly }));
  /** `reference state left`, the oldest first. */
  const brief = async () =>
    (await read())
      .toSorted((left, right) => (left.id < right.id ? -1 : 1))
      .map(
        ({ reference, state, leftMinor }) =>
          `${reference.slice(name.length + 1)} ${state} ${leftMinor}`,
      );
  return { ...ann, open, read, brief };
}

async function told(name: string): Promise<readonly string[]> {
  const { rows } = await test.database().pool.query<{ told: string }>(
    `select payload->>'state' as told from outbox
      where name = 'turnover.requirement_moved' and payload->>'reference' like $1 order by id`,
    [`${name}-%`],
  );
  return rows.map((row) => row.told);
}

describe('a requirement', () => {
  it('asks for the multiple of its base, once for each source and reference', async () => {
    const ann = bonusPlayer('op1');
    expect(await ann.open('p1', { multiple: 8 })).toBe('opened');
    expect(await ann.open('p1', { multiple: 9 })).toBe('already');
    expect(await ann.open('p2', { multiple: 0 })).toBe('none');
    expect(await ann.brief()).toEqual(['p1 OPEN 12000']);
  });

  it('falls by the play of a part of its money, never below what is left', async () => {
    const ann = bonusPlayer('op1b');
    await ann.open('p1', { multiple: 2 });
    await ann.book(ann.fact('b1'));
    const [open] = await ann.read(true);
    const id = open?.id ?? '';
    const { memberId } = ann;
    const lessen = (byMinor: bigint) =>
      test.inUnit((ctx) => lessenRequirement(ctx, { id, memberId, byMinor }));
    expect(await lessen(1_000n)).toBe(false);
    expect(await lessen(600n)).toBe(true);
    // (15.00 - 6.00) x 2 = 18.00, of which 10.00 are done.
    expect(await ann.read(true)).toMatchObject([
      { amountMinor: 900n, requiredMinor: 1_800n, leftMinor: 800n, doneMinor: 1_000n },
    ]);
    await ann.book(
      ann.fact('b1', {
        stakeMinor: -1_000n,
        validMinor: -1_000n,
        betCount: -1,
        wholeStakeMinor: 0n,
        wholeValidMinor: 0n,
      }),
    );
    expect(await ann.brief()).toEqual(['p1 OPEN 1800']);
    expect(await lessen(900n)).toBe(false);
    expect(await test.inUnit((ctx) => cancelRequirement(ctx, { id, memberId }))).toBe(true);
    expect(await lessen(100n)).toBe(false);
  });

  it('is worked off oldest first, and what is left of a bet flows on', async () => {
    const ann = bonusPlayer('op2');
    await ann.open('p1');
    test.clock.advance({ seconds: 1 });
    await ann.open('p2');
    await ann.book(ann.fact('b1'));
    await ann.book(
      ann.fact('b2'),
      ann.fact('b3', { category: 'LIVE', wholeValidMinor: 900n, validMinor: 900n }),
    );
    // 10.00 and 5.00 of b2 do the first; 5.00 of b2 and half of b3 are taken from the second.
    expect(await ann.brief()).toEqual(['p1 DONE 0', 'p2 OPEN 550']);
    expect(await told('op2')).toEqual(['DONE']);
    const [open] = await ann.read(true);
    expect(open?.doneMinor).toBe(950n);
    expect(open?.lastBets.map(({ betId, effectiveMinor }) => `${betId} ${effectiveMinor}`)).toEqual(
      ['bet_op2-b3 450', 'bet_op2-b2 500'],
    );
  });

  it('keeps to its own weights, games and largest stake', async () => {
    const ann = bonusPlayer('op3');
    await ann.open('p1', {
      weights: { RNG: 50 },
      excludedGames: ['games:fruits'],
      maxStakeMinor: 1_000n,
    });
    await ann.book(
      ann.fact('b1'),
      ann.fact('b2', { gameCode: 'fruits' }),
      ann.fact('b3', { wholeStakeMinor: 1_001n }),
    );
    expect(await ann.brief()).toEqual(['p1 OPEN 1000']);
  });

  it('refuses a stake above the smallest largest one, of real money only', async () => {
    const ann = bonusPlayer('op4');
    await ann.open('p1', { maxStakeMinor: 600n });
    await ann.open('p2', { maxStakeMinor: 500n });
    await ann.open('p3');
    const refusalOf = (amountMinor: bigint, currency: 'USD' | 'FUN' = 'USD') =>
      test.inUnit(async (ctx) => {
        const requirements = await send(ctx.tx, requirementsLook(ctx, [ann.memberId]));
        const stake = { memberId: ann.memberId, amountMinor, currency, game: 'test:gems' };
        return stakeTermsRefusal(requirements, stake);
      });
    expect(await refusalOf(500n)).toBeUndefined();
    expect(await refusalOf(501n, 'FUN')).toBeUndefined();
    expect(await refusalOf(501n)).toEqual({
      code: 'stake_above_promo_limit',
      data: { limit: '5.00', currency: 'USD' },
    });
  });

  it('refuses a stake on a game that one of them excludes, of real money only', async () => {
    const ann = bonusPlayer('op10');
    await ann.open('p1', { excludedGames: ['test:fruits'] });
    await ann.open('p2');
    const refusalOf = (game: string, currency: 'USD' | 'FUN' = 'USD') =>
      test.inUnit(async (ctx) => {
        const requirements = await send(ctx.tx, requirementsLook(ctx, [ann.memberId]));
        const stake = { memberId: ann.memberId, amountMinor: 1n, currency, game };
        return stakeTermsRefusal(requirements, stake);
      });
    expect(await refusalOf('test:gems')).toBeUndefined();
    expect(await refusalOf('test:fruits', 'FUN')).toBeUndefined();
    expect(await refusalOf('test:fruits')).toEqual({ code: 'game_excluded_by_promo', data: {} });
  });

  it('gets back what a void bet worked off, and is open again', async () => {
    const ann = bonusPlayer('op5');
    await ann.open('p1');
    await ann.book(ann.fact('b1'));
    await ann.book(ann.fact('b2'));
    const back = { betCount: -1, stakeMinor: -1_000n, validMinor: -1_000n, wholeValidMinor: 0n };
    await ann.book(ann.fact('b1', back));
    expect(await ann.brief()).toEqual(['p1 OPEN 1000']);
    expect(await told('op5')).toEqual(['DONE', 'OPEN']);
    await ann.book(ann.fact('b3'));
    expect(await ann.brief()).toEqual(['p1 DONE 0']);
  });

  it('gets back half where half of a bet still counts', async () => {
    const ann = bonusPlayer('op6');
    await ann.open('p1');
    await ann.book(ann.fact('b1'));
    await ann.book(
      ann.fact('b1', { betCount: 0, stakeMinor: 0n, validMinor: -500n, wholeValidMinor: 500n }),
    );
    expect(await ann.brief()).toEqual(['p1 OPEN 1000']);
    const [open] = await ann.read(true);
    expect(open?.lastBets[0]?.effectiveMinor).toBe(500n);
  });

  it('stays done when money was taken out since', async () => {
    const ann = bonusPlayer('op7');
    await ann.open('p1', { amountMinor: 1_000n });
    await ann.book(ann.fact('b1'));
    await test.inUnit((ctx) =>
      bookMoney(ctx, [{ memberId: ann.memberId, kind: 'withdrawal', amountMinor: 500n }]),
    );
    const back = { betCount: -1, stakeMinor: -1_000n, validMinor: -1_000n, wholeValidMinor: 0n };
    await ann.book(ann.fact('b1', back));
    expect(await ann.brief()).toEqual(['p1 DONE 0']);
  });

  it('ends with its time, and nothing works it off from that moment on', async () => {
    const ann = bonusPlayer('op8');
    await ann.open('p1', { source: 'transfer', expiresAt: test.clock.now().add({ minutes: 5 }) });
    test.clock.advance({ minutes: 5 });
    await ann.book(ann.fact('b1'));
    expect(await ann.brief()).toEqual(['p1 EXPIRED 1500']);
    await test.inUnit((ctx) => endRequirements(ctx));
    await test.inUnit((ctx) => endRequirements(ctx));
    expect(await ann.read(true)).toEqual([]);
    expect(await told('op8')).toEqual(['EXPIRED']);
  });

  it('of a bonus holds money back until whoever gave it ends it', async () => {
    const ann = bonusPlayer('opx');
    await ann.open('p1', { expiresAt: test.clock.now().add({ minutes: 5 }) });
    const named = { memberId: ann.memberId, source: 'bonus', reference: 'opx-p1' } as const;
    const end = () => test.inUnit((ctx) => endRequirement(ctx, named));
    expect(await end()).toBe(false);
    test.clock.advance({ minutes: 5 });
    await test.inUnit((ctx) => endRequirements(ctx));
    expect((await ann.read(true)).map(({ leftMinor }) => leftMinor)).toEqual([1_500n]);
    expect([await end(), await end()]).toEqual([true, false]);
    expect(await ann.read(true)).toEqual([]);
    expect(await told('opx')).toEqual(['EXPIRED']);
  });

  it('is found by what carries it, open or closed, and only for its member', async () => {
    const ann = bonusPlayer('opn');
    await ann.open('p1');
    await ann.open('p2');
    const id = (await ann.read()).find(({ reference }) => reference === 'opn-p1')?.id ?? '';
    await test.inUnit((ctx) => cancelRequirement(ctx, { id, memberId: ann.memberId }));
    const references = ['opn-p1', 'opn-p2', 'opn-p3'];
    const plays = async (memberId = ann.memberId, source: 'bonus' | 'gift' = 'bonus') => {
      const query = { memberId, source, references };
      const rows = await test.inUnit((ctx) => readPlaysOf(ctx, query));
      return rows.map(({ reference, state }) => `${reference} ${state}`);
    };
    expect(await plays()).toEqual(['opn-p1 CANCELLED', 'opn-p2 OPEN']);
    expect([await plays('mbr_somebodyelse'), await plays(ann.memberId, 'gift')]).toEqual([[], []]);
  });

  it('is taken back once, and only for its member', async () => {
    const ann = bonusPlayer('op9');
    await ann.open('p1');
    const id = (await ann.read())[0]?.id ?? '';
    const cancel = (memberId = ann.memberId) =>
      test.inUnit((ctx) => cancelRequirement(ctx, { id, memberId }));
    expect(await cancel('mbr_somebodyelse')).toBe(false);
    expect([await cancel(), await cancel()]).toEqual([true, false]);
    await ann.book(ann.fact('b1'));
    expect(await ann.brief()).toEqual(['p1 CANCELLED 1500']);
    expect(await told('op9')).toEqual(['CANCELLED']);
  });
});

describe('a requirement whose play brings no rebate (D8)', () => {
  /** What of the valid amount brings none, by all bookings of a member: `without of valid`. */
  async function without(memberId: string): Promise<string> {
    const { rows } = await test.database().pool.query<{ free: string; valid: string }>(
      `select sum(no_rebate_minor) as free, sum(valid_minor) as valid
         from turnover_bet_deltas where member_id = $1`,
      [memberId],
    );
    return `${rows[0]?.free} of ${rows[0]?.valid}`;
  }
  const back = { betCount: -1, stakeMinor: -1_000n, validMinor: -1_000n, wholeValidMinor: 0n };

  it('leaves out what plays it off, and nothing of what flows on', async () => {
    const ann = bonusPlayer('nr1');
    await ann.open('p1', { noRebate: true });
    await ann.book(ann.fact('b1'));
    expect(await without(ann.memberId)).toBe('1000 of 1000');
    await ann.open('p2');
    await ann.book(ann.fact('b2'));
    expect(await without(ann.memberId)).toBe('1500 of 2000');
    expect(await ann.brief()).toEqual(['p1 DONE 0', 'p2 OPEN 1000']);
  });

  it('takes back with a void as much as it left out', async () => {
    const ann = bonusPlayer('nr2');
    await ann.open('p1', { noRebate: true });
    await ann.book(ann.fact('b1'), ann.fact('b2'));
    expect(await without(ann.memberId)).toBe('1500 of 2000');
    await ann.book(ann.fact('b2', back));
    expect(await without(ann.memberId)).toBe('1000 of 1000');
    const half = { betCount: 0, stakeMinor: 0n, validMinor: -500n, wholeValidMinor: 500n };
    await ann.book(ann.fact('b1', half));
    expect(await without(ann.memberId)).toBe('500 of 500');
  });

  it('takes it back also where money was taken out since, and the play stays done', async () => {
    const ann = bonusPlayer('nr3');
    await ann.open('p1', { noRebate: true });
    await ann.book(ann.fact('b1'), ann.fact('b2'));
    await test.inUnit((ctx) =>
      bookMoney(ctx, [{ memberId: ann.memberId, kind: 'withdrawal', amountMinor: 100n }]),
    );
    await ann.book(ann.fact('b1', back));
    expect(await ann.brief()).toEqual(['p1 DONE 0']);
    expect(await without(ann.memberId)).toBe('500 of 1000');
    await ann.book(ann.fact('b2', back));
    expect(await without(ann.memberId)).toBe('0 of 0');
  });
});
