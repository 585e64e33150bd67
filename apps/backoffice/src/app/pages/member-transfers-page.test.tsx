import { refusalText, samples } from '@portal/protocol/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { far, openDesk } from '../../testing/desk.tsx';

const open = async () => {
  far.answer('listTransferPairs', samples.listTransferPairs);
  const router = await openDesk('/memberTransfers');
  await page.getByRole('button', { name: /demoagent/u }).click();
  return router;
};

describe('transfers between members at the desk', () => {
  it('shows what each pair sent each other, net, and where it went round', async () => {
    far.answer('listTransferPairs', samples.listTransferPairs);
    await openDesk('/memberTransfers');
    const name = /demoagent.*mike88.*Went round.*฿1,000\.00.*฿400\.00.*฿600\.00.*2/u;
    await expect.element(page.getByRole('row', { name })).toBeVisible();
    await expect.element(page.getByLabelText('Day')).toHaveValue('2026-03-02');
    expect(far.calls('listTransferPairs').at(-1)?.query).toEqual({ limit: '20' });
  });

  it('opens the transfers of a pair and takes one back with a reason', async () => {
    far.answer('takeTransferBack', samples.takeTransferBack);
    const router = await open();
    expect(router.state.location.search).toMatchObject({
      pair: samples.listTransferPairs.content[0]?.pair,
    });
    const sheet = page.getByRole('dialog', { name: 'demoagent and mike88' });
    await expect.element(sheet.getByText(/200\.00.*taken back/u)).toBeVisible();
    await sheet.getByRole('button', { name: /^Take back the transfer/u }).click();
    const form = page.getByRole('dialog', { name: /^Take back the transfer/u });
    await form.getByRole('button', { name: 'Take back', exact: true }).click();
    expect(far.calls('takeTransferBack')).toHaveLength(0);
    await form.getByRole('textbox', { name: /^Reason/u }).fill('Sent to a stolen account');
    await form.getByRole('button', { name: 'Take back', exact: true }).click();
    await expect.element(page.getByText(/400\.00.*was taken back/u)).toBeVisible();
    expect(far.calls('takeTransferBack')).toMatchObject([
      { body: { reason: 'Sent to a stolen account' } },
    ]);
  });

  it('says that a second person decides, and why it was refused', async () => {
    await open();
    far.refuse('takeTransferBack', 'transfer_taken_back');
    const act = page.getByRole('button', { name: /^Take back the transfer/u });
    await act.click();
    const form = page.getByRole('dialog', { name: /^Take back the transfer/u });
    await form.getByRole('textbox', { name: /^Reason/u }).fill('Sent to a stolen account');
    const send = form.getByRole('button', { name: 'Take back', exact: true });
    await send.click();
    await expect.element(form.getByText(refusalText('transfer_taken_back'))).toBeVisible();
    far.answer('takeTransferBack', { ...samples.takeTransferBack, outcome: 'waiting' });
    await send.click();
    await expect.element(page.getByText('Large: it now waits for a second person.')).toBeVisible();
  });

  it('says that nobody transferred anything, and why the list failed', async () => {
    far.answer('listTransferPairs', { day: '2026-03-02', content: [], nextCursor: null });
    await openDesk('/memberTransfers');
    await expect
      .element(page.getByRole('heading', { name: 'Nobody transferred money on this day' }))
      .toBeVisible();
    const clear = page.getByRole('button', { name: 'Clear' });
    await expect.element(clear).not.toBeInTheDocument();
    await page.getByLabelText('Day').fill('2026-02-28');
    await clear.click();
    await expect.element(clear).not.toBeInTheDocument();
    far.refuse('listTransferPairs', 'overloaded');
    await page.getByLabelText('Day').fill('2026-02-27');
    await expect.element(page.getByText(refusalText('overloaded'))).toBeVisible();
  });
});
