import { endpoints } from '@portal/protocol/endpoints';
import { describe, expect, it } from 'vitest';
import { player } from '../../../test/factories/bets.ts';
import { registerMember } from '../../../test/factories/identity.ts';
import { enterOwner } from '../../../test/factories/operators.ts';
import { endlessRates, runningServer } from '../../../test/factories/running.ts';
import { testDatabase } from '../../../test/harness.ts';

const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });

interface Review {
  readonly id: string;
  readonly transactionId: string;
}

describe('the queue of reviews', () => {
  it('lists what waits longest first, is worked off with a note, once', async () => {
    const browser = server.browser();
    const { id: memberId } = await registerMember(browser);
    const ann = player(test, 'queue');
    const owner = { memberId, currency: 'THB' };
    for (const txId of ['b1', 'b2']) {
      await ann.send(ann.bet(txId, owner));
      test.clock.advance({ seconds: 1 });
      await ann.send(ann.bet(txId, { ...owner, amountMinor: 999n }));
    }
    const operator = await enterOwner(server);
    const list = async (query: Readonly<Record<string, string>> = {}) => {
      const got = await operator.call(endpoints.listBetReviews, { query });
      return got.value['content'] as readonly Review[];
    };
    const waiting = await list();
    expect(waiting).toMatchObject([
      { transactionId: 'queue-b1', reason: 'transaction_id_reused', abilities: ['close'] },
      { transactionId: 'queue-b2', memberId },
    ]);
    const first = await operator.call(endpoints.listBetReviews, { query: { limit: '1' } });
    const cursor = String(first.value['nextCursor']);
    expect(await list({ limit: '1', cursor })).toEqual(waiting.slice(1));
    expect(await list({ reason: 'win_after_rollback' })).toEqual([]);

    const id = waiting[0]?.id ?? '';
    const end = { params: { id }, body: { note: 'The vendor took it back.' } };
    const closed = await operator.call(endpoints.endBetReview, end);
    expect(closed.value).toMatchObject({ note: 'The vendor took it back.', abilities: [] });
    expect((await operator.call(endpoints.endBetReview, end)).code).toBe('bet_review_closed');
    const never = { ...end, params: { id: 'rvw_00000000000000000000000000000000' } };
    expect((await operator.call(endpoints.endBetReview, never)).code).toBe('not_found');
    expect(await list()).toEqual(waiting.slice(1));
    expect(await list({ view: 'closed' })).toMatchObject([{ id }]);
  });
});
