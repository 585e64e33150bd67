import { refusalText, samples } from '@portal/protocol/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { far, openDesk } from '../../testing/desk.tsx';

const address = '/depositChannels';
const drawer = () => page.getByRole('dialog', { name: 'Channel Bank transfer' });

async function openBank(): Promise<void> {
  await openDesk(address);
  await page.getByRole('button', { name: 'Bank transfer' }).click();
}

describe('the channels of deposits', () => {
  it('lists them with state, limits and what came through them', async () => {
    await openDesk(address);
    await expect
      .element(page.getByRole('row', { name: /Bank transfer.*by hand.*Open.*12,500\.00/u }))
      .toBeVisible();
    await expect
      .element(page.getByRole('row', { name: /Card.*SIMPAY.*Provider missing/u }))
      .toBeVisible();
  });

  it('closes one for a reason', async () => {
    await openBank();
    await drawer().getByRole('checkbox', { name: 'Open for deposits' }).click();
    await drawer().getByRole('textbox', { name: 'Reason' }).fill('The bank is down tonight');
    await drawer().getByRole('button', { name: 'Save' }).click();
    await expect
      .poll(() => far.calls('changeDepositChannel').at(-1)?.body)
      .toEqual({
        isOpen: false,
        least: '200.00',
        most: '50000.00',
        reason: 'The bank is down tonight',
      });
  });

  it('shows a refusal of the limits', async () => {
    far.refuse('changeDepositChannel', 'deposit_amount');
    await openBank();
    await drawer().getByRole('textbox', { name: 'Reason' }).fill('New contract');
    await drawer().getByRole('button', { name: 'Save' }).click();
    await expect.element(page.getByText(refusalText('deposit_amount'))).toBeVisible();
  });

  it('says that there are none', async () => {
    far.answer('readDepositChannels', { currency: 'THB', channels: [] });
    await openDesk(address);
    await expect.element(page.getByText('This site has no channels')).toBeVisible();
  });

  it('says that the line is down', async () => {
    far.fail('readDepositChannels', 'offline');
    await openDesk(address);
    await expect.element(page.getByText("The channels can't be shown")).toBeVisible();
    far.answer('readDepositChannels', samples.readDepositChannels);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(page.getByRole('button', { name: 'Bank transfer' })).toBeVisible();
  });
});
