import { describe, expect, it } from 'vitest';
import { testDatabase } from '../../../../test/harness.ts';
import { asOwner } from '../../../../test/owner.ts';
import { recordEvents } from './record-events.ts';
import { sealEntries } from './seal-entries.ts';

const test = testDatabase();
const { inUnit } = test;
const event = (id: string) => ({ action: 'member.login' as const, subject: { type: 'test', id } });
const at = (site: string) => ({ site: { id: site } });
const seal = (limit = 1000) => inUnit((ctx) => sealEntries(ctx, limit));

const sealed = (site: string) =>
  asOwner(
    test,
    `select s.position::int, s.subject_id as subject, s.subject_position::int as own
       from trail_seals s where site_id = $1 order by position`,
    [site],
  );

describe('sealEntries', () => {
  it('links entries in their order, batch after batch, each site and subject by itself', async () => {
    for (const subject of ['a', 'b', 'a']) {
      test.clock.advance({ milliseconds: 1 });
      await inUnit((ctx) => recordEvents(ctx, event(subject)), at('order'));
    }
    await inUnit((ctx) => recordEvents(ctx, event('a')), at('order-elsewhere'));
    expect([await seal(2), await seal(2), await seal(2)]).toEqual([2, 2, 0]);
    expect(await sealed('order')).toEqual([
      { position: 1, subject: 'a', own: 1 },
      { position: 2, subject: 'b', own: 1 },
      { position: 3, subject: 'a', own: 2 },
    ]);
    expect(await sealed('order-elsewhere')).toEqual([{ position: 1, subject: 'a', own: 1 }]);
    const heads = await asOwner(
      test,
      `select number::int, position::int from trail_heads where site_id = 'order' order by number`,
    );
    expect(heads).toEqual([
      { number: 1, position: 2 },
      { number: 2, position: 3 },
    ]);
  });

  it('seals an entry later whose transaction is still open, and does not wait for it', async () => {
    const gate = Promise.withResolvers<void>();
    const written = Promise.withResolvers<void>();
    const slow = inUnit(async (ctx) => {
      await recordEvents(ctx, event('slow'));
      written.resolve();
      await gate.promise;
    }, at('open'));
    await written.promise;
    await inUnit((ctx) => recordEvents(ctx, event('quick')), at('open'));
    expect(await seal()).toBe(1);
    gate.resolve();
    await slow;
    expect(await seal()).toBe(1);
    expect((await sealed('open')).map((row) => row['subject'])).toEqual(['quick', 'slow']);
  });

  it('holds nobody up who writes an entry meanwhile', async () => {
    await inUnit((ctx) => recordEvents(ctx, event('before')), at('busy'));
    await inUnit(async (ctx) => {
      await sealEntries(ctx, 1000);
      await inUnit((other) => recordEvents(other, event('meanwhile')), at('busy'));
    });
    expect(await seal()).toBe(1);
  });

  it('seals each entry once when two workers run together', async () => {
    await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        inUnit((ctx) => recordEvents(ctx, event(String(n % 3))), at('twice')),
      ),
    );
    const done = await Promise.all([seal(15), seal(15)]);
    expect(done.toSorted((a, b) => a - b)).toEqual([5, 15]);
    const positions = (await sealed('twice')).map((row) => row['position']);
    expect(positions).toEqual(Array.from({ length: 20 }, (_, n) => n + 1));
  });
});
