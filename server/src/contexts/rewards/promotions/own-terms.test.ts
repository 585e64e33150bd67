import type { PromotionId } from '@portal/protocol';
import { describe, expect, it } from 'vitest';
import { benchDesk, newPromotion, rewardsBench } from '../../../../test/factories/rewards.ts';
import { turnoverPlayer } from '../../../../test/factories/turnover.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { foldFacts } from '../../turnover/index.ts';
import { actOnPromotion } from '../desk/use-cases/act-on-promotion.ts';
import { changePromotion } from '../desk/use-cases/change-promotion.ts';
import type { PromotionOffer } from './terms.ts';
import { countDeposit } from './use-cases/count-deposit.ts';
import { countPlay } from './use-cases/count-play.ts';

const test = testDatabase();
const bench = rewardsBench(test);
const desk = { actor: benchDesk };
const reason = 'For a test.';

/** The desk writes other terms, whose last moment comes in two seconds. */
async function shorten(id: PromotionId, offer: Partial<PromotionOffer>): Promise<void> {
  const { state: _, ...form } = newPromotion(test.clock.now(), { offer });
  const closesAt = String(test.clock.now().add({ seconds: 2 }));
  const change = { ...form, offer: { ...form.offer, closesAt }, id, revision: 1 };
  await test.inUnit((ctx) => changePromotion(ctx, change), desk);
  test.clock.advance({ seconds: 10 });
}

const end = (id: PromotionId) =>
  test.inUnit((ctx) => actOnPromotion(ctx, { id, act: 'end', revision: 2, reason }), desk);

describe('terms of an entry', () => {
  it('stay on the page and in time, and newer ones are told of', async () => {
    const id = await bench.promotion({ offer: { type: 'DEPOSIT' } });
    const [early, late] = await bench.members(2);
    await early?.join(id);
    const before = await early?.see(id);
    const twice = { kind: 'FIXED', amount: '176.00', basisPoints: null, capAmount: null } as const;
    await shorten(id, { type: 'DEPOSIT', reward: { ...twice, tiers: [] } });
    const promotion = { ...before?.promotion, revision: 2 };
    expect(await early?.see(id)).toEqual({ ...before, promotion, hasNewerTerms: true });
    expect(before).toMatchObject({ status: 'JOINED', hasNewerTerms: false });
    expect(await late?.see(id)).toMatchObject({
      status: 'CLOSE',
      hasNewerTerms: false,
      promotion: { version: 2, offer: { reward: { amount: '176.00' } } },
    });
    const moved = { memberId: early?.id ?? '', state: 'CREDITED', amount: '50000' };
    await test.inUnit((ctx) => countDeposit(ctx, { ...moved, at: String(test.clock.now()) }));
    const reached = { status: 'CLAIM', entry: { giftMinor: 8800n } };
    expect(await early?.see(id)).toMatchObject(reached);
  });

  it('are over for everybody once the promotion is ended', async () => {
    const id = await bench.promotion({ offer: { type: 'DEPOSIT' } });
    const member = await bench.member();
    await member.join(id);
    await shorten(id, { type: 'DEPOSIT' });
    await end(id);
    const ended = { status: 'CLOSE', promotion: { closesAt: test.clock.now() } };
    expect(await member.see(id)).toMatchObject(ended);
    test.clock.advance({ seconds: 1 });
    const moved = { memberId: member.id, state: 'CREDITED', amount: '50000' };
    await test.inUnit((ctx) => countDeposit(ctx, { ...moved, at: String(test.clock.now()) }));
    expect((await member.see(id))?.entry?.giftMinor).toBeNull();
  });

  it('count play until their own last moment', async () => {
    const player = turnoverPlayer(test, 'ownterms1');
    const member = await bench.member({ id: player.memberId });
    const tiers = [{ fromAmount: '100.00', giftAmount: '12.00' }];
    const none = { amount: null, basisPoints: null, capAmount: null };
    const reward: PromotionOffer['reward'] = { kind: 'TIERED', ...none, tiers };
    const offer = { type: 'BET_VOLUME', cycle: 'ONCE', reward } as const;
    const id = await bench.promotion({ offer });
    await member.join(id);
    await shorten(id, { ...offer, reward: { ...reward, tiers: [...tiers] } });
    await player.book(player.fact('b1'));
    await test.inUnit((ctx) => foldFacts(ctx));
    await test.inUnit(countPlay);
    expect(await member.see(id)).toMatchObject({ status: 'PROCESS', entry: { doneMinor: 1000n } });
  });
});
