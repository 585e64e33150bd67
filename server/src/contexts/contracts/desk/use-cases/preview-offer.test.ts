import type { MemberId } from '@portal/protocol';
import { beforeEach, describe, expect, it } from 'vitest';
import { placeMember } from '../../../../../test/factories/agents.ts';
import {
  buildOffer,
  propose,
  sign,
  usualSettings,
} from '../../../../../test/factories/contracts.ts';
import { testDatabase } from '../../../../../test/harness.ts';
import type { Offer } from '../../agreements/check-offer.ts';
import { previewOffer } from './preview-offer.ts';

const test = testDatabase();
let top: MemberId;
let below: MemberId;
let deepest: MemberId;

const row = (rate: string) =>
  ({ minBet: '100.00', minLoss: null, minActive: 0, rateType: 'P', rate }) as const;
const offer = (parties: Pick<Offer, 'payerId' | 'payeeId'>, rate: string) =>
  buildOffer(parties, { tiers: [row(rate)] });

/** The house, and two agents below each other, each paid by the one above. */
beforeEach(async () => {
  await test.inUnit(async (ctx) => {
    top = (await placeMember(ctx, { isAgent: true })).id;
    below = (await placeMember(ctx, { isAgent: true, above: top })).id;
    deepest = (await placeMember(ctx, { isAgent: true, above: below })).id;
    await sign(ctx, offer({ payerId: null, payeeId: top }, '0.5'));
    await sign(ctx, offer({ payerId: top, payeeId: below }, '0.4'));
    await propose(ctx, offer({ payerId: below, payeeId: deepest }, '0.3'));
  });
});

const preview = async (change: Partial<Offer>, settings = usualSettings) => {
  const { payerId: _house, ...terms } = offer({ payerId: null, payeeId: top }, '0.4');
  const found = await test.inUnit((ctx) => previewOffer(ctx, { ...terms, ...change }, settings));
  return [
    found.isAtOnce,
    ...found.willEnd.map(({ row: { payeeId }, end }) => [payeeId, end.state, end.reason]),
  ];
};

describe('previewOffer', () => {
  it('refuses whoever has no place, and rows that are none', async () => {
    await expect(preview({ payeeId: 'mbr_nobody00' })).rejects.toMatchObject({ code: 'not_found' });
    for (const [tiers, rule] of [
      [[], 'tier_count'],
      [[row('0.00001')], 'figures'],
    ] as const) {
      await expect(preview({ tiers })).rejects.toMatchObject({
        code: 'contract_terms',
        data: { rule },
      });
    }
  });

  it('names the contract that is replaced, and what it covers no more further down', async () => {
    const replaced = [top, 'SUPERSEDED', 'REPLACED'];
    expect(await preview({})).toEqual([false, replaced]);
    expect(await preview({ tiers: [row('0.2')] })).toEqual([
      false,
      replaced,
      [below, 'AUTO_ENDED', 'HIGHER_THAN_OWN'],
      [deepest, 'CANCELLED', 'OWN_CONTRACT_LOST'],
    ]);
  });

  it('names nothing of another kind', async () => {
    expect(await preview({ kind: 'HOURLY' })).toEqual([false]);
  });

  it('names what ends at once where the site reads the rule literally', async () => {
    expect(await preview({}, { ...usualSettings, endsOldOnPropose: true })).toEqual([
      true,
      [top, 'SUPERSEDED', 'REPLACED'],
      [below, 'AUTO_ENDED', 'OWN_CONTRACT_LOST'],
      [deepest, 'CANCELLED', 'OWN_CONTRACT_LOST'],
    ]);
  });

  it('changes nothing', async () => {
    await preview({ tiers: [row('0.2')] });
    const { rows } = await test
      .database()
      .pool.query('select state from contracts where payee_id = any($1) order by state', [
        [top, below, deepest],
      ]);
    expect(rows).toEqual([{ state: 'ACTIVE' }, { state: 'ACTIVE' }, { state: 'PENDING' }]);
  });
});
