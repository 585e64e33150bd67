import type { MemberId } from '@portal/protocol';
import { describe, expect, it } from 'vitest';
import { registerMember } from '../../../../../test/factories/identity.ts';
import { runningServer } from '../../../../../test/factories/running.ts';
import { workOf } from '../../../../../test/factories/work.ts';
import { testDatabase } from '../../../../../test/harness.ts';
import { deliverEvents } from '../../../../platform/outbox.ts';
import { lockPair } from '../store-seeds.ts';
import { prepareSeeds } from './prepare-seeds.ts';

const test = testDatabase();
const server = runningServer(test);

const pairsOf = (memberId: MemberId) =>
  test.inUnit(async (ctx) => ({
    real: await lockPair(ctx.tx, { memberId, mode: 'real' }),
    trial: await lockPair(ctx.tx, { memberId, mode: 'trial' }),
  }));

describe('prepareSeeds', () => {
  it('commits to the seeds of a new member before the first look at a game', async () => {
    const { id } = await registerMember(server.browser());
    expect(await pairsOf(id)).toEqual({ real: undefined, trial: undefined });
    await deliverEvents(workOf(test), server.built().eventHandlers);
    expect(await pairsOf(id)).toMatchObject({ real: { nextNonce: 0n }, trial: { nextNonce: 0n } });
  });

  it('changes nothing when it is told twice, and gives a trial no pair of real play', async () => {
    const told = { memberId: 'mbr_told_twice', isTrial: true } as const;
    await test.inUnit((ctx) => prepareSeeds(ctx, told));
    const first = await pairsOf(told.memberId);
    await test.inUnit((ctx) => prepareSeeds(ctx, told));
    expect(await pairsOf(told.memberId)).toEqual(first);
    expect(first.real).toBeUndefined();
  });
});
