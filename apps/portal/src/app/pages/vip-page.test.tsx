import { rateCategories } from '@portal/protocol';
import { refusalText, sampleBoot, samples } from '@portal/protocol/testing';
import { accessFaults } from '@portal/ui/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { alert, far, openPortal, saidOf } from '../../testing/portal.tsx';

const { system } = sampleBoot();
const withoutVip = { system: { ...system, info: { ...system.info, hasVip: false } } };

function open(locale: 'en' | 'ar' = 'en') {
  return openPortal('/m/vip', { as: 'member', locale });
}

/** Words that stand on more than one line. */
function brokenWords(within: Element): readonly string[] {
  return [...within.querySelectorAll('dt')].flatMap((label) => {
    const text = label.firstChild;
    return [...(text?.textContent ?? '').matchAll(/\S+/gu)].flatMap(({ 0: word, index }) => {
      const range = document.createRange();
      range.setStart(text ?? label, index);
      range.setEnd(text ?? label, index + word.length);
      return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1 ? [word] : [];
    });
  });
}

describe('the page of ranks', () => {
  it('shows the own rank, what is missing for the next, and what keeps this one', async () => {
    await open();
    await expect.element(page.getByText('Next: Sail')).toBeVisible();
    await expect.element(page.getByText(/1,400\.00.*of.*2,000\.00/u)).toBeVisible();
    await expect.element(page.getByText('To keep it by 2026-04-10')).toBeVisible();
    await expect.element(page.getByText(/^Totals are counted each night/u)).toBeVisible();
    await expect
      .element(page.getByRole('row', { name: /1 Boat You.*500\.00.*8\.00/u }))
      .toBeVisible();
    await expect
      .element(page.getByRole('listitem').filter({ hasText: 'Up to Boat' }))
      .toBeVisible();
    expect(await accessFaults()).toEqual([]);
  });

  it('says which rank brings more of the play', async () => {
    await open();
    const row = page.getByRole('row', { name: /2 Sail/u });
    await row.getByText('Up to 1.4%').click();
    await expect.element(row.getByText('Slots 1.4%')).toBeVisible();
    expect(await accessFaults()).toEqual([]);
  });

  it.each([1280, 390, 320])('stands without a sideways scroll at %i px', async (width) => {
    // The top of the usual ladder, whose figures are the longest.
    const top = {
      upgradeDeposit: '8000000.00',
      upgradeValid: '150000000.00',
      keepValid: '30000000.00',
      gift: '18888.00',
      birthdayGift: '588.00',
      depositBoost: 20,
      hasHost: true,
      rebates: rateCategories.map((category) => ({ category, rate: '1.45' })),
    };
    const list = samples.listVipRanks.list.map((row) => (row.rank < 2 ? row : { ...row, ...top }));
    far.answer('listVipRanks', { ...samples.listVipRanks, list });
    await openPortal('/m/vip', { as: 'member', width });
    const frame = page.getByRole('region', { name: 'All ranks' });
    await expect.element(frame.getByText('Up to 1.45%')).toBeVisible();
    const { scrollWidth, clientWidth } = frame.element();
    expect(scrollWidth).toBe(clientWidth);
    expect(brokenWords(frame.element())).toEqual([]);
  });

  it('says what a rank gives besides', async () => {
    await open();
    const row = page.getByRole('row', { name: /2 Sail Host.*28\.00.*5\.00.*\+3%/u });
    await expect.element(row).toBeVisible();
    await expect.element(page.getByText(/A host comes after a check/u)).toBeVisible();
  });

  it('says which gifts come again, and what may be taken out in a day (D3)', async () => {
    await open();
    const row = page.getByRole('row', {
      name: /2 Sail.*Weekly.*6\.00.*Monthly.*26\.00.*5, up to .*50,000\.00/u,
    });
    await expect.element(row).toBeVisible();
    const free = page.getByRole('columnheader', { name: 'Without a fee a day' });
    await expect.element(free).toBeVisible();
  });

  it('names the host and how to reach them', async () => {
    await open();
    await expect.element(page.getByText('Mina', { exact: true })).toBeVisible();
    await expect.element(page.getByText(/^Reach them: .*mina@example\.com/u)).toBeVisible();
  });

  it('says nothing of a host where there is none', async () => {
    far.answer('readVip', { ...samples.readVip, host: null });
    await open();
    await expect.element(page.getByText('Next: Sail')).toBeVisible();
    expect(page.getByText('Your host', { exact: true }).elements()).toEqual([]);
  });

  it('has no column of what no rank gives', async () => {
    const none = { birthdayGift: '0.00', depositBoost: 0, hasHost: false, rebates: [] };
    const list = samples.listVipRanks.list.map((rank) => ({ ...rank, ...none }));
    const benefits = samples.listVipRanks.benefits.map((rank) => ({ ...rank, freeWithdrawals: 0 }));
    far.answer('listVipRanks', { ...samples.listVipRanks, list, benefits });
    await open();
    await expect.element(page.getByRole('columnheader', { name: 'Gifts' })).toBeVisible();
    const absent = ['Without a fee a day', 'Bonuses'].flatMap((name) =>
      page.getByRole('columnheader', { name }).elements(),
    );
    expect(absent).toEqual([]);
    expect(page.getByText('Birthday', { exact: true }).elements()).toEqual([]);
    expect(page.getByText(/A host comes/u).elements()).toEqual([]);
  });

  it('says what the gift of a birthday waits for, and gives it while it is open', async () => {
    await open();
    await expect.element(page.getByText('Take it from 2026-05-07 to 2026-05-13.')).toBeVisible();
    const birthday = {
      gift: '5.00',
      state: 'CLAIM',
      from: '2026-05-07',
      to: '2026-05-13',
    } as const;
    far.answer('readVip', { ...samples.readVip, birthday });
    far.refuse('claimBirthdayGift', 'one_per_person');
    await open();
    const take = page.getByRole('button', { name: 'Take the gift' });
    await take.click();
    await expect.element(alert.getByText(refusalText('one_per_person'))).toBeVisible();
    far.answer('claimBirthdayGift', samples.claimBirthdayGift);
    far.answer('readVip', { ...samples.readVip, birthday: samples.claimBirthdayGift });
    await take.click();
    await expect.element(page.getByText('You took it this time.')).toBeVisible();
    await expect
      .element(page.getByText('The gift is in your balance.').first())
      .toBeInTheDocument();
    // The toast lies over the menu for its five seconds: the page is judged as it is without it.
    await page.getByRole('button', { name: 'Dismiss', exact: true }).click();
    expect(await accessFaults()).toEqual([]);
  });

  it.each([
    ['UNSET', /Enter your birthday/u],
    ['UNPROVEN', /Verify your identity/u],
    ['NEW', /comes with the next one/u],
  ] as const)('says how a birthday comes to its gift: %s', async (state, text) => {
    const birthday = { gift: '5.00', state, from: null, to: null };
    far.answer('readVip', { ...samples.readVip, birthday });
    await open();
    await expect.element(page.getByText(text)).toBeVisible();
    expect(page.getByRole('button', { name: 'Take the gift' }).elements()).toEqual([]);
  });

  it('wears the number of the rank on the picture', async () => {
    await open();
    await expect.poll(() => document.querySelector('.ui-level')?.textContent).toBe('1');
  });

  it('says that there is no higher rank', async () => {
    far.answer('readVip', { ...samples.readVip, vipRankLevel: 2, vipLabelName: 'Sail' });
    await open();
    await expect.element(page.getByText('This is the highest rank.')).toBeVisible();
  });

  it('is no page and no ring where the site has no ranks', async () => {
    const router = await openPortal('/m/vip', { as: 'member', boot: withoutVip });
    await expect.poll(() => router.state.status).toBe('idle');
    expect(page.getByText('Next: Sail').elements()).toEqual([]);
    expect(far.calls('readVip')).toHaveLength(0);
  });

  it('says that there are no ranks yet', async () => {
    far.answer('listVipRanks', { ...samples.listVipRanks, list: [] });
    await open();
    await expect.element(page.getByRole('heading', { name: 'No ranks yet' })).toBeVisible();
  });

  it('is busy until it knows', async () => {
    const release = far.hold('listVipRanks');
    await open();
    await expect.poll(() => document.querySelector('[aria-busy="true"]')).not.toBeNull();
    release();
    await expect.element(page.getByText('Next: Sail')).toBeVisible();
  });

  it.each(['offline', 'badGateway'] as const)('says that the line is down: %s', async (fault) => {
    far.fail('listVipRanks', fault);
    await open();
    await expect.element(alert.getByText(saidOf[fault])).toBeVisible();
    far.answer('listVipRanks', samples.listVipRanks);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(page.getByText('Next: Sail')).toBeVisible();
  });

  it('stands right to left in Arabic', async () => {
    await open('ar');
    await expect.element(page.getByText('التالية: Sail')).toBeVisible();
  });
});
