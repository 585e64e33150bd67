import { refusalText, samples } from '@portal/protocol/testing';
import { accessFaults } from '@portal/ui/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { alert, far, openPortal, saidOf } from '../../testing/portal.tsx';

const table = page.getByRole('table');
const { readProfitMonths } = samples;

function open(options: { readonly locale?: 'ar'; readonly width?: number } = {}) {
  return openPortal('/m/limits/months', { as: 'member', ...options });
}

describe('the statement by month', () => {
  it('shows money in and out, stakes, wins and the net of twelve months (RG-07)', async () => {
    await open();
    await expect.element(table.getByRole('row')).toHaveLength(1 + 12);
    const row = table.getByRole('row', { name: /2026-02/u });
    await expect.element(row.getByText('10,000.00')).toBeVisible();
    await expect.element(row.getByText('4,000.00')).toBeVisible();
    await expect.element(row.getByText('22,300.00')).toBeVisible();
    await expect.element(row.getByText(/−1,390\.00/u)).toBeVisible();
    const picture = page.getByRole('img', { name: /12,000\.00.* paid in, .*4,000\.00/u });
    await expect.element(picture).toBeVisible();
    // The same words mean another figure on the other page: each says what it counts.
    await expect.element(page.getByText(/“Limits and breaks” counts .* open bets/u)).toBeVisible();
    expect(await accessFaults()).toEqual([]);
  });

  it('is the one that the menu marks, not the limits above it as well', async () => {
    await open();
    const menu = page.getByRole('navigation', { name: 'Member centre' });
    await expect.element(menu.getByRole('link').first()).toBeVisible();
    const marked = () => [...menu.element().querySelectorAll('[aria-current=page]')];
    await expect
      .poll(() => marked().map((link) => link.getAttribute('href')))
      .toEqual(['/m/limits/months']);
  });

  it('is kept as a file, and says when there is none', async () => {
    await open();
    const save = page.getByRole('button', { name: 'Save as CSV' });
    await save.click();
    await expect.poll(() => far.calls('readProfitMonthsFile')).toHaveLength(1);
    far.refuse('readProfitMonthsFile', 'too_many_requests');
    await save.click();
    const said = page.getByText(refusalText('too_many_requests'), { exact: false });
    await expect.element(said.first()).toBeVisible();
  });

  it('says that nothing happened', async () => {
    const none = { bets: 0, stake: '0.00', payout: '0.00', net: '0.00' };
    const nothing = { deposits: '0.00', withdrawals: '0.00', ...none };
    far.answer('readProfitMonths', {
      ...readProfitMonths,
      totals: nothing,
      months: readProfitMonths.months.map(({ month }) => ({ month, ...nothing })),
    });
    await open();
    await expect
      .element(page.getByRole('heading', { name: 'Nothing in twelve months' }))
      .toBeVisible();
  });

  it('is awaited', async () => {
    const release = far.hold('readProfitMonths');
    await open();
    await expect.poll(() => document.querySelector('[aria-busy="true"]')).not.toBeNull();
    release();
    await expect.element(table).toBeVisible();
  });

  it.each(['offline', 'badGateway'] as const)('says that the line is down: %s', async (fault) => {
    far.fail('readProfitMonths', fault);
    await open();
    await expect.element(alert.getByText(saidOf[fault])).toBeVisible();
    far.answer('readProfitMonths', readProfitMonths);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(table).toBeVisible();
  });

  it('shows a refusal', async () => {
    far.refuse('readProfitMonths', 'too_many_requests');
    await open();
    await expect.element(alert.getByText(refusalText('too_many_requests'))).toBeVisible();
  });

  it('stands in Arabic on the narrowest phone', async () => {
    await open({ locale: 'ar', width: 320 });
    await expect.element(page.getByRole('heading', { name: 'شهراً بشهر' })).toBeVisible();
    expect(document.documentElement.dir).toBe('rtl');
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  });
});
