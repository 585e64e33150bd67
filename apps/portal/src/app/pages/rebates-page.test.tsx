import { samples } from '@portal/protocol/testing';
import { accessFaults } from '@portal/ui/testing';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { alert, far, openPortal, saidOf } from '../../testing/portal.tsx';

const open = (locale: 'en' | 'ar' = 'en') =>
  openPortal('/m/manualRebate', { as: 'member', locale });
const claimed = () => far.calls('claimRebates').at(-1)?.body;

describe('rebates', () => {
  it('show what each category brought at which rate, what waits, and what was paid', async () => {
    await open();
    const rows = page.getByRole('row');
    await expect.element(rows.nth(2).getByText('1.2%')).toBeVisible();
    await expect.element(rows.nth(2).getByText('144.00')).toBeVisible();
    await expect.element(rows.nth(2).getByText('3.60')).toBeVisible();
    await expect.element(rows.nth(3).getByText('Live casino, from your team')).toBeVisible();
    await expect.element(page.getByText(/฿\s?96\.00/u).first()).toBeVisible();
    expect(await accessFaults()).toEqual([]);
  });

  it('are claimed together, or one by one', async () => {
    await open();
    await page.getByRole('button', { name: 'Claim all' }).click();
    await expect.element(page.getByText(/is in your balance/u).first()).toBeInTheDocument();
    expect(claimed()).toEqual({});
    await page.getByRole('button', { name: 'Claim', exact: true }).nth(1).click();
    await expect.poll(claimed).toEqual({ category: 'RNG', source: 'own' });
  });

  it('say whose play of a day they come from, each with the way to the bets', async () => {
    const router = await openPortal('/m/manualRebate', { as: 'agent' });
    await page.getByRole('button', { name: 'Why' }).nth(2).click();
    const dialog = page.getByRole('dialog', { name: /Live casino, from your team/u });
    await expect.element(dialog.getByText('17.9999')).toBeVisible();
    await expect.element(dialog.getByText('1.2% − 1% of 6000.00')).toBeVisible();
    await expect.element(dialog.getByText('Group 1960 − 1956 of 3000.00')).toBeVisible();
    expect(await accessFaults()).toEqual([]);
    await dialog.getByLabelText('Day of play').fill('2026-03-05');
    await expect
      .poll(() => far.calls('listRebateShares').at(-1)?.query)
      .toMatchObject({ day: '2026-03-05', category: 'LIVE', source: 'team', page: '1' });
    await dialog.getByRole('link', { name: 'Bets of somchai' }).click();
    await expect.poll(() => router.state.location.pathname).toBe('/a/personalHistoryCopy');
  });

  it('are saved as a file that is computed again, unless the accounts do not arrive', async () => {
    const saved = vi.spyOn(URL, 'createObjectURL');
    await openPortal('/m/manualRebate', { as: 'agent' });
    await page.getByRole('button', { name: 'Why' }).nth(2).click();
    const dialog = page.getByRole('dialog', { name: /Live casino, from your team/u });
    const save = dialog.getByRole('button', { name: 'Save as a file' });
    await expect.element(dialog.getByText('17.9999')).toBeVisible();
    await save.click();
    await expect.poll(() => saved.mock.calls.length).toBe(1);
    const file = saved.mock.calls[0]?.[0];
    saved.mockRestore();
    const text = file instanceof Blob ? await file.text() : '';
    expect(text).toMatch(/"howTo": ?"How to compute this again/u);
    expect(JSON.parse(text)).toMatchObject({
      category: 'LIVE',
      source: 'team',
      earned: samples.listRebateShares.earned,
      content: samples.listRebateShares.content,
    });
    far.fail('listRebateShares', 'offline');
    await save.click();
    await expect.element(page.getByText(/^The accounts did not arrive/u).first()).toBeVisible();
  });

  it('say of a day without play that nothing was earned, and ask again for what failed', async () => {
    far.fail('listRebateShares', 'offline');
    await open();
    await page.getByRole('button', { name: 'Why' }).first().click();
    await expect.element(page.getByText(saidOf.offline)).toBeVisible();
    far.answer('listRebateShares', { ...samples.listRebateShares, content: [], total: 0 });
    await page.getByRole('dialog').getByRole('button', { name: 'Retry' }).click();
    await expect.element(page.getByText('Nothing was earned on this day.')).toBeVisible();
  });

  it.each(['rebate_too_soon', 'rebate_below_least', 'rebate_closed'] as const)(
    'say why a claim was refused: %s',
    async (code) => {
      const data = {
        rebate_too_soon: { retryAfterSeconds: 7 },
        rebate_below_least: { least: '1' },
      };
      far.refuse('claimRebates', code, code === 'rebate_closed' ? {} : data[code]);
      await open();
      await page.getByRole('button', { name: 'Claim all' }).click();
      await expect.element(alert).toBeVisible();
    },
  );

  it('have no claims on a site that credits by itself', async () => {
    far.answer('readRebates', { ...samples.readRebates, mode: 'auto' });
    await open();
    await expect.element(page.getByText(/^Credited by itself/u)).toBeVisible();
    expect(page.getByRole('button', { name: 'Claim all' }).elements()).toHaveLength(0);
  });

  it('are calm before anything was earned or paid', async () => {
    far.answer('readRebates', { ...samples.readRebates, rows: [], total: '0.00' });
    far.answer('listRebatePayments', { content: [], nextCursor: null });
    await open();
    await expect.element(page.getByText('Nothing to claim yet')).toBeVisible();
    await expect.element(page.getByText('Nothing was paid yet.')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Claim all' })).toBeDisabled();
  });

  it('ask again for what did not arrive', async () => {
    far.fail('readRebates', 'badGateway');
    await open();
    await expect.element(alert.getByText(saidOf.badGateway)).toBeVisible();
    far.answer('readRebates', samples.readRebates);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(page.getByText('144.00')).toBeVisible();
  });

  it('are busy until the answer', async () => {
    const release = far.hold('readRebates');
    await open();
    const busy = () => document.querySelectorAll('[aria-busy="true"]').length;
    await expect.poll(busy).toBeGreaterThan(0);
    release();
    await expect.element(page.getByRole('button', { name: 'Claim all' })).toBeVisible();
    await expect.poll(busy).toBe(0);
  });

  it('speak Arabic', async () => {
    await open('ar');
    await expect.element(page.getByRole('heading', { name: 'الاسترداد', level: 1 })).toBeVisible();
  });
});
