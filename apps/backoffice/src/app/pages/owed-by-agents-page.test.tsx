import { refusalText, samples } from '@portal/protocol/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { far, openDesk } from '../../testing/desk.tsx';

const dialog = () => page.getByRole('dialog', { name: 'Write off' });
const confirm = () => dialog().getByRole('button', { name: 'Write off' });

describe('what agents owe', () => {
  it('shows who owes what to whom, and why no pay brings it in (C7)', async () => {
    await openDesk('/owedByAgents');
    const over = page.getByRole('row', {
      name: /harbour88.*the house.*Dividend.*812\.40.*The contract is over/u,
    });
    await expect.element(over).toBeVisible();
    const old = page.getByRole('row', { name: /silverfen.*northgate.*Owed for a week/u });
    await expect.element(old).toBeVisible();
    expect(old.getByRole('button').all()).toHaveLength(0);
    await expect.element(page.getByText('2 entries')).toBeVisible();
  });

  it('narrows by cause, and keeps it in the address', async () => {
    const router = await openDesk('/owedByAgents');
    await page.getByLabelText('Cause').selectOptions('unavailable');
    await expect.poll(() => router.state.location.search).toEqual({ cause: 'unavailable' });
    await expect
      .poll(() => far.calls('listStrandedDebts').at(-1)?.query)
      .toEqual({ page: '1', cause: 'unavailable' });
  });

  it('asks a second person with a reason', async () => {
    await openDesk('/owedByAgents');
    await page.getByRole('button', { name: 'Write off' }).click();
    await confirm().click();
    await expect.element(page.getByText('Use at least 3 characters.')).toBeVisible();
    await dialog()
      .getByLabelText(/^Reason/u)
      .fill('The company was closed.');
    await confirm().click();
    await expect.element(page.getByText('A second person decides now').first()).toBeInTheDocument();
    expect(far.calls('settleStrandedDebt')[0]?.body).toEqual({
      contractId: 'ctr_0198f0d10001',
      way: 'write_off',
      reason: 'The company was closed.',
    });
  });

  it('keeps the dialog when it was settled meanwhile', async () => {
    far.refuse('settleStrandedDebt', 'not_found');
    await openDesk('/owedByAgents');
    await page.getByRole('button', { name: 'Write off' }).click();
    await dialog()
      .getByLabelText(/^Reason/u)
      .fill('Too late.');
    await confirm().click();
    await expect.element(page.getByText(refusalText('not_found'))).toBeVisible();
  });

  it('says that nothing is stranded, and why a list failed', async () => {
    const none = { ...samples.listStrandedDebts, content: [], total: 0, totalPages: 0 };
    far.answer('listStrandedDebts', none);
    await openDesk('/owedByAgents');
    const nothing = page.getByRole('heading', { name: 'Nothing is stranded' });
    await expect.element(nothing).toBeVisible();
    far.refuse('listStrandedDebts', 'overloaded');
    await page.getByLabelText('Cause').selectOptions('week_old');
    await expect.element(page.getByText(refusalText('overloaded'))).toBeVisible();
  });

  it('is busy while the list is on its way', async () => {
    const release = far.hold('listStrandedDebts');
    await openDesk('/owedByAgents');
    const table = page.getByRole('table', { name: 'Owed by agents' });
    await expect.element(table).toHaveAttribute('aria-busy', 'true');
    release();
    await expect.element(page.getByText('harbour88')).toBeVisible();
  });
});
