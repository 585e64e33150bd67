import type { MemberId } from '@portal/protocol';
import { beforeEach, describe, expect, it } from 'vitest';
import { placeMember } from '../../../test/factories/agents.ts';
import {
  act,
  buildOffer,
  propose,
  sign,
  usualSettings,
} from '../../../test/factories/contracts.ts';
import { actorOf } from '../../../test/factories/games.ts';
import { settlingLine } from '../../../test/factories/settling.ts';
import { testDatabase } from '../../../test/harness.ts';
import { countWaiting } from './count-waiting.ts';
import { serveDebtors } from './pay/use-cases/serve-debtors.ts';

const test = testDatabase();
const { at, begin, offer, play, settleAll, credit } = settlingLine(test);

beforeEach(begin);

const waiting = (memberId: MemberId) =>
  test.inUnit(countWaiting, { actor: actorOf({ memberId, isTrial: false }) });

describe('countWaiting', () => {
  it('counts requests that the caller answers, and not those that the caller made', async () => {
    const place = () => test.inUnit((ctx) => placeMember(ctx, { isAgent: true }));
    const { id: payeeId } = await place();
    expect(await waiting(payeeId)).toBe(0);
    const row = await test.inUnit((ctx) => propose(ctx, buildOffer({ payerId: null, payeeId })));
    expect(await waiting(payeeId)).toBe(1);
    const does = (contract: typeof row, command: Parameters<typeof act>[2]) =>
      test.inUnit((ctx) => act(ctx, contract, command));
    const signed = await does(row, { by: payeeId, action: 'accept', confirmEnd: true });
    expect(await waiting(payeeId)).toBe(0);
    test.clock.advance({ hours: 24 });
    const asked = await does(signed, { by: payeeId, action: 'terminate' });
    expect(await waiting(payeeId)).toBe(0);
    const back = await does(asked, { by: payeeId, action: 'withdraw' });
    await does(back, { by: null, action: 'terminate' });
    expect(await waiting(payeeId)).toBe(1);
  });

  it('counts bills that the caller owes until they are paid', async () => {
    await test.inUnit(async (ctx) => {
      await sign(ctx, offer(0, '20', { kind: 'DIVIDEND', periodType: 'DAILY' }));
      await sign(ctx, offer(1, '15', { kind: 'DIVIDEND', periodType: 'DAILY' }));
    });
    await play(at(2), 1_000_000n, 0n);
    await play(at(3), 100_000n, 1_100_000n);
    test.clock.advance({ hours: 48 });
    await settleAll(usualSettings);
    await settleAll(usualSettings);
    expect([await waiting(at(0)), await waiting(at(1))]).toEqual([1, 0]);
    await credit(at(0), 200_000n);
    await test.inUnit((ctx) => serveDebtors(ctx, usualSettings));
    expect(await waiting(at(0))).toBe(0);
  });
});
