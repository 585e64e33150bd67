import { assertDefined, currency, formatAmount } from '@portal/money';
import { beforeAll, describe, expect, it } from 'vitest';
import { houseSlot, openGamesEnv } from '../../../../test/factories/games.ts';
import { noReward, rewardsBench } from '../../../../test/factories/rewards.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { stakesOf } from '../../catalog/index.ts';
import type { PromotionOffer } from '../promotions/terms.ts';
import { listBonuses } from './use-cases/list-bonuses.ts';

const test = testDatabase();
const bench = rewardsBench(test);
let nodeId: string;
let stakeMinor: bigint;

beforeAll(async () => {
  const { snapshot } = await openGamesEnv(test);
  const game = houseSlot(snapshot);
  ({ nodeId } = game);
  ({ stakeMinor } = assertDefined(stakesOf(game, 'USD')[0], 'a stake'));
});

const stakeText = () => formatAmount(stakeMinor, currency('USD'));

type Given = Pick<PromotionOffer, 'reward' | 'wagering'>;

function offerOf(freeSpins: { readonly nodeId: string; readonly stakeAmount: string }): Given {
  return {
    reward: {
      ...noReward,
      kind: 'FREEBET',
      freeSpins: { ...freeSpins, count: 20, days: 7 },
    },
    wagering: {
      base: 'WINNINGS',
      multiple: 3,
      weights: [{ category: 'RNG', percent: 100 }],
      excludedGames: [],
      maxStakeAmount: '5.00',
      days: 7,
      winningsPolicy: 'PRO_RATA',
    },
  };
}

describe('a promotion of free spins', () => {
  it('gives rounds instead of money, out of its budget by what their stakes come to', async () => {
    const id = await bench.promotion({ offer: offerOf({ nodeId, stakeAmount: stakeText() }) });
    const member = await bench.member();
    await member.join(id);
    expect((await member.claim(id)).promotion.id).toBe(id);
    expect(await member.cash()).toBe(0n);
    expect(await bench.given(id)).toMatchObject({ claims: 1, issuedMinor: stakeMinor * 20n });
    const { rows } = await test.database().pool.query<Record<string, unknown>>(
      `select node_id, stake_minor, spins_given, spins_left, play from free_spins
        where member_id = $1`,
      [member.id],
    );
    expect(rows).toEqual([
      {
        node_id: nodeId,
        stake_minor: stakeMinor,
        spins_given: 20,
        spins_left: 20,
        play: { multiple: 3, weights: { RNG: 100 }, excludedGames: [], maxStakeMinor: '500' },
      },
    ]);
    const given = await test.inUnit(
      (ctx) => listBonuses(ctx, { isWaiting: false, cursor: undefined, limit: 5 }),
      {
        actor: member.actor,
      },
    );
    expect(given.rows[0]?.reward).toMatchObject({
      state: 'DONE',
      freeSpins: { nodeId, count: 20 },
    });
  });

  it.each([
    ['on no slot', () => offerOf({ nodeId: 'nothing', stakeAmount: stakeText() })],
    ['at a stake that it has not', () => offerOf({ nodeId, stakeAmount: '7.77' })],
  ] as const)('is refused %s', async (_name, offer) => {
    await expect(bench.promotion({ offer: offer() })).rejects.toMatchObject({
      code: 'promotion_slot_unknown',
    });
  });

  it('is refused with another base of play than what it wins', async () => {
    const offer = offerOf({ nodeId, stakeAmount: stakeText() });
    const wagering = { ...offer.wagering, base: 'BONUS' } as const;
    await expect(bench.promotion({ offer: { ...offer, wagering } })).rejects.toMatchObject({
      code: 'promotion_faulty',
      data: { fault: 'base' },
    });
  });
});
