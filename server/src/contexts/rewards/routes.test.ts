import { endpoints } from '@portal/protocol/endpoints';
import { describe, expect, it } from 'vitest';
import { registerMember } from '../../../test/factories/identity.ts';
import { sendPicturesOfDay } from '../../../test/factories/pictures.ts';
import { largePicture, rewardsBench, somePicture } from '../../../test/factories/rewards.ts';
import { endlessRates, runningServer } from '../../../test/factories/running.ts';
import { testDatabase } from '../../../test/harness.ts';

const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });
const bench = rewardsBench(test);

async function enter() {
  const browser = server.browser();
  await registerMember(browser);
  return browser;
}

describe('promotions over the wire', () => {
  it('are read by anybody, in the language that is asked for', async () => {
    const id = await bench.promotion();
    const got = await server
      .browser()
      .call(endpoints.listPromotions, { query: { language: 'AR' } });
    const all = got.json?.['value'] as Record<string, unknown>[];
    expect(all.find((row) => row['id'] === id)).toMatchObject({
      status: 'JOIN',
      title: 'أهلًا بك على متن السفينة',
      reward: { kind: 'FIXED', amount: '88.00' },
      entry: null,
    });
  });

  it('are joined and claimed once for a key', async () => {
    const id = await bench.promotion();
    const browser = await enter();
    const joined = await browser.call(endpoints.joinPromotion, {
      params: { id },
      body: { version: 1 },
    });
    expect(joined.value).toMatchObject({ status: 'CLAIM', entry: { giftAmount: '88.00' } });
    const counts = await browser.call(endpoints.readBadges);
    expect(counts.value).toMatchObject({ rewardCount: 1 });
    const claim = () =>
      browser.call(endpoints.claimPromotion, { params: { id }, key: 'rewards-claim-1' });
    const first = await claim();
    const again = await claim();
    expect(first.value).toMatchObject({ status: 'CLAIMED' });
    expect(again.value).toEqual(first.value);
    const own = await browser.call(endpoints.listOwnPromotions);
    const rows = own.json?.['value'] as Record<string, unknown>[];
    expect(rows.find((row) => row['id'] === id)).toMatchObject({ status: 'CLAIMED' });
    // What is left to play names the promotion, as the page of the bonus does.
    const terms = await browser.call(endpoints.readWithdrawalTerms, { query: { language: 'AR' } });
    expect(terms.value).toMatchObject({
      requirements: [{ kind: 'demo_credit' }, { kind: 'bonus', title: 'أهلًا بك على متن السفينة' }],
    });
  });

  it('are applied for with pictures of up to 5 MB each, by what they hold (R90)', async () => {
    const id = await bench.promotion({ offer: { isReviewed: true, type: 'MANUAL' } });
    const browser = await enter();
    const apply = (images: readonly string[]) =>
      browser.call(endpoints.applyForPromotion, {
        params: { id },
        body: { version: 1, comment: 'Round 43', images: [...images] },
      });
    const most = 5 * 1024 * 1024;
    expect((await apply([Buffer.alloc(most + 3, 'x').toString('base64')])).code).toBe(
      'validation_failed',
    );
    const noPicture = Buffer.alloc(most, 'x').toString('base64');
    expect((await apply([noPicture, noPicture, noPicture])).code).toBe('picture_unreadable');
    const large = await largePicture();
    expect(large.length).toBeGreaterThan(1_000_000);
    expect((await apply([large])).value).toMatchObject({ status: 'APPLYING' });
  });

  it('are applied for with no more pictures than one day allows (R90)', async () => {
    const id = await bench.promotion({ offer: { isReviewed: true, type: 'MANUAL' } });
    const browser = server.browser();
    await sendPicturesOfDay(test, (await registerMember(browser)).id);
    const apply = async (images: readonly string[]) =>
      browser.call(endpoints.applyForPromotion, {
        params: { id },
        body: { version: 1, comment: 'Round 44', images: [...images] },
      });
    expect((await apply([await somePicture()])).code).toBe('pictures_of_day');
    expect((await apply([])).value).toMatchObject({ status: 'APPLYING' });
  });

  it('are applied for with a text, and one of them is refused without', async () => {
    const id = await bench.promotion({ offer: { isReviewed: true, type: 'MANUAL' } });
    const browser = await enter();
    const apply = (comment: string, images: readonly string[] = []) =>
      browser.call(endpoints.applyForPromotion, {
        params: { id },
        body: { version: 1, comment, images: [...images] },
      });
    const picture = await somePicture();
    const four = [picture, picture, picture, picture];
    expect((await apply('Round 42', four)).code).toBe('validation_failed');
    expect((await apply(' ')).code).toBe('validation_failed');
    expect((await apply('x'.repeat(141))).code).toBe('validation_failed');
    expect((await apply('x'.repeat(140), four.slice(1))).value).toMatchObject({
      status: 'APPLYING',
    });
  });
});
