import type { MemberId } from '@portal/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { workOf } from '../../test/factories/work.ts';
import { testDatabase } from '../../test/harness.ts';
import { type Jobs, startJobs } from './jobs.ts';
import { deliverEvents, emit, type EventHandlers, eventRetries } from './outbox.ts';
import { startOutbox } from './outbox-loop.ts';

const test = testDatabase();
const seen: string[] = [];
let isDown = true;

/** A handler that fails for one member as long as the test says so. */
const shaky: EventHandlers = {
  'member.registered': [
    async (_ctx, { memberId }) => {
      if (memberId === 'mbr_poison' && isDown) {
        throw new Error('not now');
      }
      seen.push(memberId);
    },
  ],
};
let jobs: Jobs;

beforeAll(async () => {
  jobs = await startJobs({
    ownerUrl: test.ownerUrl(),
    work: workOf(test),
    jobs: [eventRetries(shaky)],
    log: test.log,
    concurrency: 1,
  });
});

afterAll(() => jobs.stop());

const registered = (memberId: MemberId) =>
  ({ name: 'member.registered', payload: { memberId, isTrial: false } }) as const;

function told(calls: string[]): EventHandlers {
  return { 'member.registered': [async (_ctx, { memberId }) => void calls.push(memberId)] };
}

describe('outbox', () => {
  it('delivers events in order, once each, to every handler of their name', async () => {
    const heard: string[] = [];
    await test.inUnit((ctx) => emit(ctx, registered('mbr_a'), registered('mbr_b')));
    const handlers: EventHandlers = {
      'member.registered': [
        async (_ctx, { memberId }) => void heard.push(`1 ${memberId}`),
        async (_ctx, { memberId }) => void heard.push(`2 ${memberId}`),
      ],
    };
    expect(await deliverEvents(workOf(test), handlers)).toBe(2);
    expect(await deliverEvents(workOf(test), handlers)).toBe(0);
    expect(heard).toEqual(['1 mbr_a', '2 mbr_a', '1 mbr_b', '2 mbr_b']);
  });

  it('has no event of a transaction that was rolled back', async () => {
    await expect(
      test.inUnit(async (ctx) => {
        await emit(ctx, registered('mbr_never'));
        throw new Error('taken back');
      }),
    ).rejects.toThrow('taken back');
    expect(await deliverEvents(workOf(test), {})).toBe(0);
  });

  it('lets no poison hold its neighbours up, and tries it again as a job', async () => {
    await test.inUnit((ctx) =>
      emit(ctx, registered('mbr_1'), registered('mbr_poison'), registered('mbr_2')),
    );
    expect(await deliverEvents(workOf(test), shaky)).toBe(3);
    expect(seen).toEqual(['mbr_1', 'mbr_2']);
    isDown = false;
    await expect.poll(() => seen, { timeout: 20_000 }).toContain('mbr_poison');
  });

  it('delivers again what a node had taken when it broke', async () => {
    const heard: string[] = [];
    let breaks = 1;
    await test.inUnit((ctx) => emit(ctx, registered('mbr_crash')));
    const breaking = {
      run: <T>(...[meta, run]: Parameters<ReturnType<typeof workOf>['run']>) =>
        workOf(test).run(meta, async (ctx) => {
          const done = await run(ctx);
          breaks -= 1;
          if (breaks >= 0) {
            throw new Error('the node broke before COMMIT');
          }
          return done as T;
        }),
    } as ReturnType<typeof workOf>;
    await expect(deliverEvents(breaking, told(heard))).rejects.toThrow('the node broke');
    expect(await deliverEvents(breaking, told(heard))).toBe(1);
    expect(heard).toEqual(['mbr_crash', 'mbr_crash']);
  });

  it('is emptied by two nodes at once without an event given to both', async () => {
    const heard: string[] = [];
    const names = Array.from({ length: 50 }, (_, index) => `mbr_n${index}` as const);
    await test.inUnit((ctx) => emit(ctx, ...names.map(registered)));
    const node = () => startOutbox({ work: workOf(test), log: test.log, handlers: told(heard) });
    const nodes = [node(), node()];
    await expect.poll(() => heard.length, { timeout: 10_000 }).toBe(50);
    await Promise.all(nodes.map((instance) => instance.stop()));
    expect(heard.toSorted()).toEqual(names.toSorted());
  });
});
