import { describe, expect, it } from 'vitest';
import { actorOf, buildPlayer } from '../../../../test/factories/games.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { selectFlags } from '../store-desk.ts';
import { notePerson } from './note-person.ts';
import { setFlag } from './set-flag.ts';
import { settleAge } from './settle-age.ts';
import { stopYoung } from './stop-too-young.ts';

const test = testDatabase();

const today = () => test.clock.now().toZonedDateTimeISO('Asia/Bangkok').toPlainDate();
const bornBefore = (years: number, days = 0) => String(today().subtract({ years }).add({ days }));

/** What stands after a stop of age and one of an operator, and what was said and proven. */
async function left(birthday: string, bornOn: string | undefined) {
  const memberId = actorOf(await buildPlayer(test, { cashMinor: 0n })).id;
  await test.inUnit((ctx) => stopYoung(ctx, { memberId, reason: 'Papers say so.' }));
  const stop = { memberId, flag: 'NO_BET', cause: 'operator', reason: 'Asked for.' } as const;
  await test.inUnit((ctx) => setFlag(ctx, stop));
  await test.inUnit((ctx) => notePerson(ctx, { memberId, bornOn, proof: 'kept' }));
  const settle = () => test.inUnit((ctx) => settleAge(ctx, { memberId, birthday, minimumAge: 18 }));
  await Promise.all([settle(), settle()]);
  const now = test.clock.now();
  const rows = await test.inUnit((ctx) => selectFlags(ctx.tx, { memberId, now }));
  return rows.map(({ flag, cause }) => `${flag} ${cause}`).toSorted();
}

const all = ['NO_BET age', 'NO_BET operator', 'NO_BONUS age', 'NO_DEPOSIT age'];

describe('settleAge (R17)', () => {
  it('leaves a stop that no papers disprove', async () => {
    expect(await left('', undefined)).toEqual(all);
    expect(await left(bornBefore(30), undefined)).toEqual(all);
    expect(await left('', bornBefore(18, 1))).toEqual(all);
  });

  it('leaves it while the own birthday says too young', async () => {
    expect(await left(bornBefore(18, 1), bornBefore(30))).toEqual(all);
  });

  it('ends it by papers on the day itself, and nothing that something else stopped', async () => {
    expect(await left('', bornBefore(18))).toEqual(['NO_BET operator']);
    expect(await left(bornBefore(18), bornBefore(18))).toEqual(['NO_BET operator']);
  });
});
