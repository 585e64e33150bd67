import { describe, expect, it } from 'vitest';
import { testDatabase } from '../../test/harness.ts';
import { workOf } from '../../test/factories/work.ts';
import { deliverEvents, emit } from './outbox.ts';
import { startOutbox } from './outbox-loop.ts';

const test = testDatabase();

describe('outbox', () => {
  it('delivers events in order, once each, to every handler of their name', async () => {
    const seen: string[] = [];
    await test.inUnit((ctx) =>
      emit(
        ctx,
        { name: 'round_settled', payload: { id: 'a' } },
        { name: 'other', payload: {} },
        { name: 'round_settled', payload: { id: 'b' } },
      ),
    );
    const handlers = {
      round_settled: [
        async (_ctx: unknown, event: { payload: object }) =>
          void seen.push(`1 ${JSON.stringify(event.payload)}`),
        async (_ctx: unknown, event: { payload: object }) =>
          void seen.push(`2 ${JSON.stringify(event.payload)}`),
      ],
    };
    expect(await deliverEvents(workOf(test), handlers)).toBe(3);
    expect(await deliverEvents(workOf(test), handlers)).toBe(0);
    expect(seen).toEqual(['1 {"id":"a"}', '2 {"id":"a"}', '1 {"id":"b"}', '2 {"id":"b"}']);
  });

  it('has no event of a transaction that was rolled back', async () => {
    await expect(
      test.inUnit(async (ctx) => {
        await emit(ctx, { name: 'never', payload: {} });
        throw new Error('taken back');
      }),
    ).rejects.toThrow('taken back');
    expect(await deliverEvents(workOf(test), {})).toBe(0);
  });

  it('keeps events whose handler failed and delivers them later', async () => {
    await test.inUnit((ctx) => emit(ctx, { name: 'shaky', payload: { n: 1 } }));
    const failing = { shaky: [() => Promise.reject(new Error('not now'))] };
    await expect(deliverEvents(workOf(test), failing)).rejects.toThrow('not now');
    const arrived = Promise.withResolvers<unknown>();
    const loop = startOutbox({
      work: workOf(test),
      log: test.log,
      handlers: { shaky: [async (_ctx, event) => arrived.resolve(event.payload)] },
    });
    expect(await arrived.promise).toEqual({ n: 1 });
    await loop.stop();
  });
});
