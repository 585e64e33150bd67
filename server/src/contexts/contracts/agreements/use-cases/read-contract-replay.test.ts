import type { MemberId } from '@portal/protocol';
import { beforeEach, describe, expect, it } from 'vitest';
import { propose, sign, usualSettings } from '../../../../../test/factories/contracts.ts';
import { settlingLine } from '../../../../../test/factories/settling.ts';
import { testDatabase } from '../../../../../test/harness.ts';
import type { MemberActor } from '../../../../platform/context.ts';
import { foldFacts } from '../../../turnover/index.ts';
import type { ContractRow } from '../store-contracts.ts';
import { readContractReplay } from './read-contract-replay.ts';

const test = testDatabase();
const { at, begin, offer, play, settleAll, billsOf } = settlingLine(test);

beforeEach(begin);

const actor = (id: MemberId): MemberActor => ({
  kind: 'member',
  id,
  isAgent: true,
  isTrial: false,
  sessionId: 'ses_00000001',
  isRestricted: false,
  ip: '203.0.113.5',
});
const replay = (by: MemberId, { id }: Pick<ContractRow, 'id'>) =>
  test.inUnit((ctx) => readContractReplay(ctx, id, usualSettings), { actor: actor(by) });
const worth = <Unit extends { readonly validMinor: bigint }>(units: readonly Unit[]) =>
  units.filter(({ validMinor }) => validMinor !== 0n);

describe('readContractReplay', () => {
  it('pays under the terms that stand what was paid, and under the offer what it says', async () => {
    await test.inUnit((ctx) => sign(ctx, offer(0, '1')));
    test.clock.advance({ hours: 24 });
    await play(at(2), 605_000n, 100_000n);
    test.clock.advance({ hours: 24 });
    await play(at(3), 33_333n, 0n);
    test.clock.advance({ hours: 48 });
    await settleAll();
    const row = await test.inUnit((ctx) => propose(ctx, offer(0, '2.5')));
    const { hasPresent, units } = await replay(at(0), row);
    expect(hasPresent).toBe(true);
    expect(units).toHaveLength(30);
    expect(worth(units)).toMatchObject([
      { validMinor: 605_000n, netLossMinor: 505_000n, presentMinor: 6050n, proposedMinor: 15_125n },
      { validMinor: 33_333n, active: 1, presentMinor: 333n, proposedMinor: 833n },
    ]);
    const paid = (await billsOf(at(0))).filter(({ status }) => status === 'DUE');
    expect(paid.map(({ amount_minor: minor }) => BigInt(String(minor)))).toEqual(
      worth(units).map(({ presentMinor }) => presentMinor),
    );
  });

  it('sums hours to their day, and takes a period of a dividend as a whole', async () => {
    await play(at(2), 100_050n, 0n);
    test.clock.advance({ hours: 1 });
    await play(at(2), 100_050n, 0n);
    test.clock.advance({ hours: 30 });
    await test.inUnit(foldFacts);
    const hourly = await test.inUnit((ctx) => propose(ctx, offer(0, '0.1', { kind: 'HOURLY' })));
    expect(worth((await replay(at(0), hourly)).units)).toMatchObject([
      { validMinor: 200_100n, proposedMinor: 200n, presentMinor: 0n },
    ]);
    const terms = { kind: 'DIVIDEND', periodType: 'MONTHLY' } as const;
    const dividend = await test.inUnit((ctx) => propose(ctx, offer(0, '10', terms)));
    test.clock.advance({ hours: 24 * 6 });
    const { hasPresent, units } = await replay(at(0), dividend);
    expect(hasPresent).toBe(false);
    expect(units.every(({ from }) => from.endsWith('-01'))).toBe(true);
  });

  it('is for both sides of an offer, and for nobody else', async () => {
    await test.inUnit((ctx) => sign(ctx, offer(0, '1')));
    const row = await test.inUnit((ctx) => propose(ctx, offer(1, '0.5')));
    expect((await replay(at(1), row)).units).toEqual((await replay(at(0), row)).units);
    await expect(replay(at(3), row)).rejects.toMatchObject({ code: 'not_found' });
    await expect(replay(at(0), { id: 'ctr_00000000' })).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it('refuses what is no offer any more', async () => {
    const row = await test.inUnit((ctx) => sign(ctx, offer(0, '1')));
    await expect(replay(at(0), row)).rejects.toMatchObject({
      code: 'contract_state',
      data: { state: 'ACTIVE' },
    });
  });
});
