import { describe, expect, it } from 'vitest';
import { buildStake, codesOf, placeStakes } from '../../../../test/factories/limits.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { acknowledgeCheck } from './acknowledge-check.ts';
import { changeCheckInterval } from './change-check-interval.ts';

const test = testDatabase();
const memberId = 'mbr_checked1';

const place = () =>
  test.inUnit(async (ctx) => codesOf(await placeStakes(ctx, [buildStake(memberId)])).join());

async function playFor(minutes: number): Promise<void> {
  for (let minute = 0; minute < minutes; minute += 5) {
    test.clock.advance({ minutes: 5 });
    await place();
  }
}

describe('acknowledgeCheck', () => {
  it('lets play go on, which a check had stopped until then, however long (R8)', async () => {
    await test.inUnit((ctx) => changeCheckInterval(ctx, { memberId, minutes: 15 }));
    expect(await place()).toBe('ok');
    await playFor(10);
    test.clock.advance({ minutes: 5 });
    expect(await place()).toBe('reality_check_due');
    test.clock.advance({ hours: 20 });
    expect(await place()).toBe('reality_check_due');
    await test.inUnit((ctx) => acknowledgeCheck(ctx, memberId));
    expect(await place()).toBe('ok');
  });
});
