import { refusalText, samples } from '@portal/protocol/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { far, openDesk, sitAs } from '../../testing/desk.tsx';

const row = (name: RegExp) => page.getByRole('row', { name });

describe('the vendors of games', () => {
  it('are listed with state, figures and open rounds', async () => {
    await openDesk('/vendors');
    await expect.element(row(/Simulated Aces.*Open.*70.*1\.5.*50 ms.*3/u)).toBeVisible();
    await expect.element(row(/Simulated Harbour.*Stopped/u)).toBeVisible();
    expect(far.calls('listDeskVendors')[0]?.query).toEqual({ span: 'hour' });
  });

  it('keep span and state in the address', async () => {
    const router = await openDesk('/vendors');
    await page.getByLabelText('Figures of').selectOptions('day');
    await page.getByLabelText('State').selectOptions('stopped');
    await expect.poll(() => router.state.location.search).toEqual({ span: 'day', view: 'stopped' });
    await expect.element(row(/Simulated Harbour/u)).toBeVisible();
    expect(row(/Simulated Aces/u).elements()).toEqual([]);
  });

  it('are stopped with a reason', async () => {
    await openDesk('/vendors');
    await page.getByRole('button', { name: 'Stop Simulated Aces' }).click();
    const dialog = page.getByRole('dialog', { name: 'Stop Simulated Aces' });
    await dialog.getByRole('button', { name: 'Stop', exact: true }).click();
    await expect.element(dialog.getByText('Use at least 3 characters.')).toBeVisible();
    await dialog.getByRole('textbox').fill('Wins came in twice.');
    await dialog.getByRole('button', { name: 'Stop', exact: true }).click();
    await expect.element(page.getByText('Simulated Aces is stopped.').first()).toBeInTheDocument();
    expect(far.calls('stopVendor')[0]).toMatchObject({
      params: { vendorCode: 'SIM_RS' },
      body: { reason: 'Wins came in twice.' },
    });
  });

  it('offer no switch to whoever may only look', async () => {
    const list = samples.listDeskVendors.map((vendor) => ({ ...vendor, abilities: [] }));
    far.answer('listDeskVendors', list);
    sitAs({ abilities: ['vendors.read'] });
    await openDesk('/vendors');
    await expect.element(row(/Simulated Aces/u)).toBeVisible();
    expect(page.getByRole('button', { name: /Stop/u }).elements()).toEqual([]);
  });

  it('are awaited', async () => {
    const release = far.hold('listDeskVendors');
    await openDesk('/vendors');
    const table = page.getByRole('table', { name: 'Vendors' });
    await expect.element(table).toHaveAttribute('aria-busy', 'true');
    release();
    await expect.element(row(/Simulated Aces/u)).toBeVisible();
  });

  it('are not shown without a line, and come at a press', async () => {
    far.fail('listDeskVendors', 'offline');
    await openDesk('/vendors');
    await expect.element(page.getByText("The vendors can't be shown")).toBeVisible();
    far.answer('listDeskVendors', samples.listDeskVendors);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(row(/Simulated Aces/u)).toBeVisible();
  });

  it('stand right to left in Arabic', async () => {
    await openDesk('/vendors', 'ar');
    await expect.element(row(/Simulated Aces/u)).toBeVisible();
    expect(document.documentElement.dir).toBe('rtl');
  });

  it('say that there are none, and why they are not here', async () => {
    far.answer('listDeskVendors', []);
    await openDesk('/vendors');
    await expect.element(page.getByText('No vendor calls the wallet')).toBeVisible();
    far.refuse('listDeskVendors', 'overloaded');
    await page.getByLabelText('Figures of').selectOptions('day');
    await expect.element(page.getByText(refusalText('overloaded'))).toBeVisible();
    far.answer('listDeskVendors', samples.listDeskVendors);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(row(/Simulated Aces/u)).toBeVisible();
  });
});
