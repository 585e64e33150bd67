import { refusalText, samples } from '@portal/protocol/testing';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { far, openDesk } from '../../testing/desk.tsx';

const address = '/walletTransfers';
const opened = `${address}?transfer=wtr_0198f0c12000`;
const drawer = () => page.getByRole('dialog', { name: 'Transfer' });
const reasonField = () => drawer().getByRole('textbox', { name: 'Reason' });
const ask = () => drawer().getByRole('button', { name: /^Ask the provider/u });
const end = () => drawer().getByRole('button', { name: /^Ask a second person/u });
const reason = 'The log of the provider shows nothing.';

describe('the queue of transfers that are stuck', () => {
  it('shows who, which way and how much', async () => {
    await openDesk(address);
    await expect
      .element(page.getByRole('row', { name: /Simulator Six.*mike88.*250\.00/u }))
      .toBeVisible();
    expect(far.calls('listStuckTransfers').at(-1)?.query).toEqual({ view: 'stuck', limit: '20' });
  });

  it('keeps the list and the open transfer in the address', async () => {
    const router = await openDesk(address);
    await page.getByLabelText('List').selectOptions('closed');
    await expect.poll(() => router.state.location.search).toEqual({ view: 'closed' });
    await page.getByRole('button', { name: /Simulator Six/u }).click();
    await expect.element(drawer()).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => router.state.location.search).not.toHaveProperty('transfer');
  });

  it('asks a second person, with a reason', async () => {
    await openDesk(opened);
    await end().click();
    await expect.element(page.getByText('Use at least 3 characters.')).toBeVisible();
    await reasonField().fill(reason);
    await end().click();
    await expect.poll(() => far.calls('endWalletTransfer')).toHaveLength(1);
    expect(far.calls('endWalletTransfer')[0]?.body).toEqual({ outcome: 'FAILED', reason });
  });

  it('asks the provider again, with a reason', async () => {
    await openDesk(opened);
    await reasonField().fill(reason);
    await ask().click();
    await expect.poll(() => far.calls('askAboutTransfer')[0]?.body).toEqual({ reason });
  });

  it('keeps what was typed when the transfer has moved on', async () => {
    far.refuse('askAboutTransfer', 'wallet_transfer_stands_so');
    await openDesk(opened);
    await reasonField().fill(reason);
    await ask().click();
    await expect.element(page.getByText(refusalText('wallet_transfer_stands_so'))).toBeVisible();
    await expect.element(reasonField()).toHaveValue(reason);
  });

  it('says that a second person is asked already, and offers no more than allowed', async () => {
    const content = [samples.endWalletTransfer];
    far.answer('listStuckTransfers', { content, nextCursor: null });
    await openDesk(opened);
    await expect.element(drawer().getByText(/second person decides/u)).toBeVisible();
    expect(end().elements()).toEqual([]);
  });

  it('says that nothing is stuck, and why a list failed', async () => {
    far.answer('listStuckTransfers', { content: [], nextCursor: null });
    await openDesk(address);
    await expect.element(page.getByRole('heading', { name: 'No transfer is stuck' })).toBeVisible();
    far.refuse('listStuckTransfers', 'overloaded');
    await page.getByLabelText('List').selectOptions('closed');
    await expect.element(page.getByText(refusalText('overloaded'))).toBeVisible();
    far.answer('listStuckTransfers', samples.listStuckTransfers);
    await page.getByRole('button', { name: 'Retry' }).first().click();
    await expect.element(page.getByRole('row', { name: /mike88/u })).toBeVisible();
  });

  it('stands right to left in Arabic', async () => {
    await openDesk(address, 'ar');
    await expect.element(page.getByRole('row', { name: /mike88/u })).toBeVisible();
    expect(document.documentElement.dir).toBe('rtl');
  });
});
