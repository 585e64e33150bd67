import { refusalText, samples } from '@portal/protocol/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { alert, far, openPortal, saidOf } from '../../testing/portal.tsx';

const address = '/m/personalProfit';
const table = page.getByRole('table');

function open(search = '', locale: 'en' | 'ar' = 'en') {
  return openPortal(`${address}${search}`, { as: 'member', locale });
}

describe('profit and loss', () => {
  it('sums up what was played and given, by category and in a picture', async () => {
    await open();
    await expect.element(page.getByText('−฿83.00').first()).toBeVisible();
    const row = table.getByRole('row', { name: /Slots/u });
    await expect.element(row.getByText('+40.00')).toBeVisible();
    const picture = page.getByRole('img', { name: /^Net by day: the best day came to .*40\.00/u });
    await expect.element(picture).toBeVisible();
  });

  it('knows all that was ever paid in and taken out', async () => {
    await open();
    await expect.element(page.getByText('฿8,000.00')).toBeVisible();
    await expect.element(page.getByText('3 deposits')).toBeVisible();
  });

  it('asks for days, and files the same', async () => {
    await open('?from=2026-03-01&to=2026-03-03');
    const days = { from: '2026-03-01', to: '2026-03-03' };
    await expect.poll(() => far.calls('readProfit').at(-1)?.query).toEqual(days);
    await page.getByRole('button', { name: 'Save as CSV' }).click();
    await expect.poll(() => far.calls('readProfitFile').at(-1)?.query).toEqual(days);
  });

  it('goes back by as many days as it shows', async () => {
    const router = await open('?from=2026-02-01&to=2026-02-07');
    await page.getByRole('button', { name: /^Earlier|^Previous/u }).click();
    await expect
      .poll(() => router.state.location.search)
      .toEqual({ from: '2026-01-25', to: '2026-01-31' });
  });

  it('says that nothing was played', async () => {
    const none = { bets: 0, stake: '0.00', payout: '0.00', net: '0.00', valid: '0.00' };
    const given = { bonus: '0.00', rebate: '0.00', income: '0.00', whole: '0.00' };
    far.answer('readProfit', {
      ...samples.readProfit,
      totals: { ...none, ...given },
      categories: [],
      days: [],
    });
    await open();
    await expect.element(page.getByRole('heading', { name: 'No play' })).toBeVisible();
  });

  it('shows a prize of days without a bet, and files it', async () => {
    const play = { bets: 0, stake: '0.00', payout: '500.00', net: '500.00' };
    const given = { bonus: '0.00', rebate: '0.00', income: '0.00', whole: '500.00' };
    const valid = '0.00';
    far.answer('readProfit', {
      ...samples.readProfit,
      totals: { ...play, ...given, valid },
      categories: [{ category: 'LIVE', ...play, valid }],
      days: [{ day: '2026-03-02', ...play }],
    });
    await open();
    await expect.element(page.getByRole('table').getByText('+500.00')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Save as CSV' })).toBeEnabled();
  });

  it('is awaited', async () => {
    const release = far.hold('readProfit');
    await open();
    await expect.poll(() => document.querySelector('[aria-busy="true"]')).not.toBeNull();
    release();
    await expect.element(table).toBeVisible();
  });

  it.each(['offline', 'badGateway'] as const)('says that the line is down: %s', async (fault) => {
    far.fail('readProfit', fault);
    await open();
    await expect.element(alert.getByText(saidOf[fault])).toBeVisible();
    far.answer('readProfit', samples.readProfit);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(table).toBeVisible();
  });

  it('shows a refusal', async () => {
    far.refuse('readProfit', 'too_many_requests');
    await open();
    await expect.element(alert.getByText(refusalText('too_many_requests'))).toBeVisible();
  });

  it('stands right to left in Arabic', async () => {
    await open('', 'ar');
    await expect.element(page.getByRole('heading', { name: 'حسب الفئة' })).toBeVisible();
    expect(document.documentElement.dir).toBe('rtl');
  });
});
