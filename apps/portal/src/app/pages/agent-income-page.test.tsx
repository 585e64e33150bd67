import { samples } from '@portal/protocol/testing';
import { accessFaults } from '@portal/ui/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { alert, far, openPortal, saidOf } from '../../testing/portal.tsx';

const open = (search = '', locale: 'en' | 'ar' = 'en', width = 1280) =>
  openPortal(`/a/agentRevenueReport${search}`, { as: 'agent', locale, width });

describe('the income of an agent', () => {
  it('shows what came in by day and source, and what was paid down', async () => {
    await open();
    await expect.element(page.getByText('฿1,950.00')).toBeVisible();
    await expect.element(page.getByText('+฿1,250.00')).toBeVisible();
    const row = page.getByRole('row', { name: /Dividend/u });
    await expect.element(row.getByText('1,500.00')).toBeVisible();
    await expect.element(row.getByText('15%')).toBeVisible();
    await expect.element(row.getByText('10,000.00')).toBeVisible();
    const difference = page.getByRole('row', { name: /Rebate difference/u });
    await expect.element(difference.getByText('Slots')).toBeVisible();
    await expect.element(difference.getByText('90,000.00')).toBeVisible();
    expect(await accessFaults()).toEqual([]);
  });

  it.each([320, 390])('tells two rows of one source apart on a phone: %i', async (width) => {
    await open('', 'en', width);
    const row = page.getByRole('row', { name: /Dividend/u });
    for (const figure of ['10,000.00', '15%', '1,500.00', '700.00', '+800.00']) {
      await expect.element(row.getByText(figure, { exact: true })).toBeVisible();
    }
    await page.getByRole('radio', { name: 'By source' }).click();
    const source = page.getByRole('table', { name: 'By source' });
    await expect.element(source.getByText('1,500.00', { exact: true })).toBeVisible();
    await expect.element(source.getByText('700.00', { exact: true })).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });

  it('shows the same by source and by downline', async () => {
    const router = await open();
    await page.getByRole('radio', { name: 'By source' }).click();
    await expect.element(page.getByRole('table', { name: 'By source' })).toBeVisible();
    await page.getByRole('radio', { name: 'By downline' }).click();
    await expect.poll(() => router.state.location.search).toMatchObject({ view: 'downline' });
    const below = page.getByRole('list', { name: 'Paid to those directly below' });
    await expect.element(below.getByText('northgate')).toBeVisible();
    expect(await accessFaults()).toEqual([]);
  });

  it('narrows to a source and files the same', async () => {
    await open('?from=2026-03-01&to=2026-03-09');
    await page.getByRole('combobox', { name: 'Source' }).selectOptions('Daily wage');
    await page.getByRole('combobox', { name: 'Counts' }).selectOptions('Slots');
    const filter = { from: '2026-03-01', to: '2026-03-09', source: 'daily', scope: 'RNG' };
    await expect.poll(() => far.calls('readAgentIncome').at(-1)?.query).toEqual(filter);
    await page.getByRole('button', { name: 'Save as CSV' }).click();
    await expect.poll(() => far.calls('readAgentIncomeFile').at(-1)?.query).toEqual(filter);
  });

  it('is calm about none', async () => {
    far.answer('readAgentIncome', { ...samples.readAgentIncome, days: [], downline: [] });
    await open();
    await expect.element(page.getByRole('heading', { name: 'No income' })).toBeVisible();
  });

  it('asks again for what did not arrive', async () => {
    far.fail('readAgentIncome', 'offline');
    await open();
    await expect.element(alert.getByText(saidOf.offline)).toBeVisible();
    far.answer('readAgentIncome', samples.readAgentIncome);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(page.getByText('฿1,950.00')).toBeVisible();
  });

  it('is busy until the answer', async () => {
    const release = far.hold('readAgentIncome');
    await open();
    const busy = () => document.querySelectorAll('[aria-busy="true"]').length;
    await expect.poll(busy).toBeGreaterThan(0);
    release();
    await expect.element(page.getByText('฿1,950.00')).toBeVisible();
    await expect.poll(busy).toBe(0);
  });

  it('speaks Arabic', async () => {
    await open('', 'ar');
    await expect.element(page.getByRole('heading', { name: 'دخلي' })).toBeVisible();
  });
});
