import type { MemberId } from '@portal/protocol';
import { describe, expect, it } from 'vitest';
import { takeBreak } from '../../../../../test/factories/limits.ts';
import { buildMember } from '../../../../../test/factories/members.ts';
import { testDatabase } from '../../../../../test/harness.ts';
import { createMember } from '../../../members/index.ts';
import {
  openRequirement,
  readRequirements,
  type RequirementSource,
} from '../../../turnover/index.ts';
import { turnoverPorts } from '../../turnover-ports.ts';
import { freeOwnMoney } from './free-own-money.ts';

const test = testDatabase();

async function owingPlay(...sources: readonly RequirementSource[]): Promise<MemberId> {
  const row = buildMember({});
  await test.inUnit((ctx) => createMember(ctx, row));
  const { id: memberId } = row;
  for (const source of sources) {
    await open(memberId, source);
  }
  return memberId;
}

function open(
  memberId: MemberId,
  source: RequirementSource,
  reference = `${source} of ${memberId}`,
) {
  const play = {
    memberId,
    source,
    reference,
    amountMinor: 20_000n,
    multiple: 1,
  };
  return test.inUnit((ctx) => openRequirement(ctx, play));
}

async function openOf(memberId: MemberId): Promise<readonly string[]> {
  const query = { memberId, openOnly: true };
  const rows = await test.inUnit((ctx) => readRequirements(ctx, query));
  return rows.map(({ source }) => source).toSorted();
}

describe('money of who takes a break', () => {
  it('is asked for no play any more, but for that of bonuses and gifts', async () => {
    const memberId = await owingPlay(
      'deposit',
      'transfer',
      'gift',
      'points',
      'demo_credit',
      'bonus',
    );
    const other = await owingPlay('deposit');
    await test.inUnit((ctx) => freeOwnMoney(ctx, { memberId }));
    await test.inUnit((ctx) => freeOwnMoney(ctx, { memberId }));
    const kept = ['bonus', 'demo_credit', 'gift', 'points'];
    expect([await openOf(memberId), await openOf(other)]).toEqual([kept, ['deposit']]);
  });

  it('is freed behind any number of gifts that came before it', async () => {
    const memberId = await owingPlay();
    for (let gift = 0; gift < 101; gift += 1) {
      await open(memberId, 'gift', `${gift} of ${memberId}`);
    }
    test.clock.advance({ seconds: 1 });
    await open(memberId, 'deposit');
    await test.inUnit((ctx) => freeOwnMoney(ctx, { memberId }));
    const kept = await openOf(memberId);
    expect([kept.length, new Set(kept)]).toEqual([101, new Set(['gift'])]);
  });

  it('is asked for none that begins after an exclusion, as of a deposit that was on its way', async () => {
    const memberId = await owingPlay('deposit', 'gift');
    const asked = async () =>
      (await test.inUnit((ctx) => turnoverPorts.requirementsOf(ctx, memberId)))
        .map(({ kind }) => kind)
        .toSorted();
    expect(await asked()).toEqual(['deposit', 'gift']);
    await test.inUnit((ctx) => takeBreak(ctx, { memberId, kind: 'time_out' }));
    expect(await asked()).toEqual(['deposit', 'gift']);
    await test.inUnit((ctx) => takeBreak(ctx, { memberId, kind: 'exclusion' }));
    test.clock.advance({ seconds: 1 });
    await open(memberId, 'transfer');
    await open(memberId, 'points');
    await open(memberId, 'bonus');
    expect(await asked()).toEqual(['bonus', 'gift']);
  });
});
