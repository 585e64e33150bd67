import { refusalText, samples } from '@portal/protocol/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { far, openDesk } from '../../testing/desk.tsx';

const dialog = () => page.getByRole('dialog', { name: 'Do not pay' });
const confirm = () => dialog().getByRole('button', { name: 'Do not pay' });
const reason = () => dialog().getByLabelText(/^Reason/u);

describe('dividends that wait for operators', () => {
  it('shows whose dividend waits since when, and how many wait below it (C6)', async () => {
    await openDesk('/heldBills');
    const first = page.getByRole('row', { name: /harbour88.*2026-02-H2.*62,400\.00.*3/u });
    await expect.element(first).toBeVisible();
    const other = page.getByRole('row', { name: /northgate/u });
    expect(other.getByRole('button').all()).toHaveLength(0);
    await expect.element(page.getByText('2 dividends')).toBeVisible();
  });

  it('asks a second person with a reason', async () => {
    await openDesk('/heldBills');
    await page.getByRole('button', { name: 'Do not pay' }).click();
    await confirm().click();
    await expect.element(page.getByText('Use at least 3 characters.')).toBeVisible();
    await reason().fill('Played against itself.');
    await confirm().click();
    await expect.element(page.getByText('A second person decides now').first()).toBeInTheDocument();
    expect(far.calls('decideHeldBill')[0]?.body).toEqual({
      billId: 'bil_0198f0d10011',
      way: 'reject',
      reason: 'Played against itself.',
    });
  });

  it('keeps the dialog when it was decided, or is asked for, already', async () => {
    far.refuse('decideHeldBill', 'not_found');
    await openDesk('/heldBills');
    await page.getByRole('button', { name: 'Do not pay' }).click();
    await reason().fill('Too late.');
    await confirm().click();
    await expect.element(page.getByText(refusalText('not_found'))).toBeVisible();
    far.refuse('decideHeldBill', 'approval_waiting');
    await confirm().click();
    await expect.element(page.getByText(refusalText('approval_waiting'))).toBeVisible();
  });

  it('says that nothing waits', async () => {
    const none = { ...samples.listHeldBills, content: [], total: 0, totalPages: 0 };
    far.answer('listHeldBills', none);
    await openDesk('/heldBills');
    await expect.element(page.getByRole('heading', { name: 'No dividend waits' })).toBeVisible();
  });

  it('says why the list failed, and asks again', async () => {
    far.refuse('listHeldBills', 'overloaded');
    await openDesk('/heldBills');
    await expect.element(page.getByText(refusalText('overloaded'))).toBeVisible();
  });

  it('is busy while the list is on its way', async () => {
    const release = far.hold('listHeldBills');
    await openDesk('/heldBills');
    const table = page.getByRole('table', { name: 'Dividends to approve' });
    await expect.element(table).toHaveAttribute('aria-busy', 'true');
    release();
    await expect.element(page.getByText('harbour88')).toBeVisible();
  });
});
