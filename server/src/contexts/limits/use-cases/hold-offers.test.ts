import type { MemberId } from '@portal/protocol';
import { describe, expect, it } from 'vitest';
import { actorOf, buildPlayer } from '../../../../test/factories/games.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { moneyVerdicts } from '../door.ts';
import { holdOffers, releaseOffers } from './hold-offers.ts';
import { lookAtPlayers } from './look-at-players.ts';
import { setFlag } from './set-flag.ts';

const test = testDatabase();

async function newMember(): Promise<MemberId> {
  return actorOf(await buildPlayer(test, { cashMinor: 0n })).id;
}

const hold = (...ids: MemberId[]) => test.inUnit((ctx) => holdOffers(ctx, ids));
const release = (id: MemberId) => test.inUnit((ctx) => releaseOffers(ctx, id));

/** Why a bonus is refused; undefined where it is not. */
async function refusal(memberId: MemberId): Promise<string | undefined> {
  const [verdict] = await test.inUnit(async (ctx) => {
    const players = await lookAtPlayers(ctx, [memberId]);
    return moneyVerdicts(ctx, players, [{ memberId, move: 'bonus', amountMinor: 0n }]);
  });
  return verdict?.ok === false ? verdict.code : undefined;
}

describe('holdOffers', () => {
  it('stops bonuses of all of them, also of two at once, until each is released', async () => {
    const [first, second] = [await newMember(), await newMember()];
    await Promise.all([hold(first, second), hold(first, second)]);
    expect([await refusal(first), await refusal(second)]).toEqual([
      'bonuses_stopped',
      'bonuses_stopped',
    ]);
    await release(first);
    await release(first);
    expect([await refusal(first), await refusal(second)]).toEqual([undefined, 'bonuses_stopped']);
  });

  it('leaves a stop of an operator as it is, set before or after', async () => {
    const [before, after] = [await newMember(), await newMember()];
    const stop = (memberId: MemberId) =>
      test.inUnit((ctx) => setFlag(ctx, { memberId, flag: 'NO_BONUS', reason: 'By an operator.' }));
    await stop(before);
    await hold(...[before, after].toSorted());
    await stop(after);
    await release(before);
    await release(after);
    expect([await refusal(before), await refusal(after)]).toEqual([
      'bonuses_stopped',
      'bonuses_stopped',
    ]);
  });
});
