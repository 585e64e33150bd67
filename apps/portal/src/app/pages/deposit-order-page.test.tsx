import { refusalText, samples } from '@portal/protocol/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { alert, far, openPortal, saidOf } from '../../testing/portal.tsx';

const address = '/m/depositv2/dep_0198f0b11000';
const noTicket = { url: null, qrText: null, institution: null, holder: null, number: null };
const atProvider = {
  ...samples.readDeposit,
  channel: 'QR',
  channelName: 'QR payment',
  kind: 'QR' as const,
  takesProof: false,
  payment: { ...noTicket, url: 'https://pay.example/o/1', qrText: 'https://pay.example/o/1' },
};

function open(locale: 'en' | 'ar' = 'en') {
  return openPortal(address, { as: 'member', locale });
}

async function takeBack(): Promise<void> {
  await page.getByRole('button', { name: 'Take it back' }).click();
  await page.getByRole('button', { name: 'Yes, take it back' }).click();
}

describe('a deposit that explains itself', () => {
  it('says where to transfer to, with which purpose, and who acts next', async () => {
    await open();
    await expect.element(page.getByText('You act next: pay the amount.')).toBeVisible();
    await expect.element(page.getByText('4410 0098 7712')).toBeVisible();
    await expect.element(page.getByText('DP2603027K3QX9WZ0A').first()).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Copy Account number' })).toBeVisible();
    await expect.element(page.getByText(/^Expected by 2026-03-02/u)).toBeVisible();
  });

  it('wants a picture with the word that it was paid', async () => {
    await open();
    await page.getByRole('button', { name: 'I have paid' }).click();
    await expect.element(page.getByText('Add a picture that shows it.')).toBeVisible();
    const text = new File(['no picture'], 'paid.png', { type: 'image/png' });
    await page.getByLabelText(/^Picture of your payment/u).upload(text);
    await page.getByRole('button', { name: 'I have paid' }).click();
    await expect.element(page.getByText(/PNG, JPEG and WebP of any size are taken/u)).toBeVisible();
    expect(far.calls('proveDeposit')).toHaveLength(0);
  });

  it('leads to the page of the provider, and shows the code for a phone', async () => {
    far.answer('readDeposit', atProvider);
    await open();
    await expect
      .element(page.getByRole('link', { name: 'Pay now' }))
      .toHaveAttribute('href', 'https://pay.example/o/1');
    await expect.element(page.getByRole('img', { name: 'Code to pay' })).toBeVisible();
  });

  it('asks the provider at once when its member comes back from its page, once', async () => {
    sessionStorage.setItem('paying:dep_0198f0b11000', 'yes');
    far.answer('readDeposit', atProvider);
    await open();
    await expect.element(page.getByText(/^We are asking the provider/u)).toBeVisible();
    await expect.poll(() => far.calls('askDeposit')).toHaveLength(1);
    expect(sessionStorage.getItem('paying:dep_0198f0b11000')).toBeNull();
  });

  it('says that the provider is asked while it is', async () => {
    far.answer('readDeposit', {
      ...atProvider,
      state: 'CREATED' as const,
      nextActor: 'provider' as const,
      payment: null,
    });
    await open();
    await expect.element(page.getByText(/asking the payment provider/u)).toBeVisible();
    // One that does not answer must not keep the member from another channel.
    await takeBack();
    await expect.poll(() => far.calls('cancelDeposit')).toHaveLength(1);
  });

  it('says in words what stands against its member', async () => {
    far.answer('readDeposit', {
      ...samples.readDeposit,
      state: 'MISMATCH' as const,
      nextActor: 'house' as const,
      reason: 'self_excluded',
    });
    await open();
    await expect.element(page.getByText(/^You have excluded yourself/u)).toBeVisible();
    await expect.element(page.getByText(/self_excluded/u)).not.toBeInTheDocument();
  });

  it('is taken back', async () => {
    await open();
    await page.getByRole('button', { name: 'Take it back' }).click();
    const question = page.getByRole('region', { name: 'Take it back' });
    await expect.element(question.getByText(/^If you have sent the money already/u)).toBeVisible();
    await question.getByRole('button', { name: 'Keep it open' }).click();
    await expect.element(question).not.toBeInTheDocument();
    expect(far.calls('cancelDeposit')).toEqual([]);
    await takeBack();
    await expect.element(page.getByText('The deposit was taken back.')).toBeVisible();
    await expect.poll(() => far.calls('cancelDeposit')).toHaveLength(1);
  });

  it('says why it was not taken back', async () => {
    far.refuse('cancelDeposit', 'order_state_conflict');
    await open();
    await takeBack();
    await expect.element(page.getByText(refusalText('order_state_conflict'))).toBeVisible();
  });

  it('shows what happened, with the picture, once somebody matches it', async () => {
    far.answer('readDeposit', samples.proveDeposit);
    await open();
    await expect.element(page.getByText('We act next.')).toBeVisible();
    await expect
      .element(page.getByRole('img', { name: /^Picture of the payment · from a member · 2026-/u }))
      .toBeVisible();
    expect(page.getByRole('button', { name: 'Take it back' }).elements()).toEqual([]);
  });

  it('says that a moment is past by which somebody else was to act, and whom to ask', async () => {
    far.answer('readDeposit', samples.proveDeposit);
    await open();
    await expect.element(page.getByText(/^This was expected by 2026-03-02/u)).toBeVisible();
    await expect
      .element(page.getByRole('main').getByRole('link', { name: 'Customer service' }))
      .toHaveAttribute('href', '/service');
    expect(page.getByText(/^Expected by/u).elements()).toEqual([]);
  });

  it('says by when somebody else acts while that is to come', async () => {
    const dueAt = '2999-03-02T10:18:00Z';
    far.answer('readDeposit', { ...samples.proveDeposit, dueAt });
    await open();
    await expect.element(page.getByText(/^Expected by 2999-/u)).toBeVisible();
    expect(page.getByText(/^This was expected/u).elements()).toEqual([]);
  });

  it('shows what was credited, and beside it what was asked for', async () => {
    const credited = { state: 'CREDITED' as const, amount: '500.00', credit: '485.00' };
    far.answer('readDeposit', { ...samples.readDeposit, ...credited });
    await open();
    await expect.element(page.getByText(/^Asked for:.*500\.00/u)).toBeVisible();
    await expect.element(page.getByText('฿485.00').first()).toBeVisible();
  });

  it('offers a new one when it is over', async () => {
    far.answer('readDeposit', samples.cancelDeposit);
    await open();
    await expect
      .element(page.getByRole('link', { name: 'New deposit' }))
      .toHaveAttribute('href', '/m/depositv2');
  });

  it('is busy, then there', async () => {
    const release = far.hold('readDeposit');
    await open();
    await expect.poll(() => document.querySelector('[aria-busy="true"]')).not.toBeNull();
    release();
    await expect.element(page.getByText('You act next: pay the amount.')).toBeVisible();
  });

  it.each(['offline', 'badGateway'] as const)('says that the line is down: %s', async (fault) => {
    far.fail('readDeposit', fault);
    await open();
    await expect.element(alert.getByText(saidOf[fault])).toBeVisible();
  });

  it('says of a name that cannot be one that there is none, with nothing to retry', async () => {
    far.refuse('readDeposit', 'validation_failed');
    await open();
    await expect.element(alert.getByText("We can't find that.")).toBeVisible();
    expect(alert.getByRole('button', { name: 'Retry' }).elements()).toEqual([]);
  });

  it('says that there is none of this name', async () => {
    far.refuse('readDeposit', 'not_found');
    await open();
    await expect.element(alert.getByText(refusalText('not_found'))).toBeVisible();
  });
});

describe('a deposit that pays another member', () => {
  const toPeer = { ...samples.readDeposit, isToPeer: true };

  it('says whom it pays, and wants the reference and a picture', async () => {
    far.answer('readDeposit', toPeer);
    await open();
    await expect.element(page.getByText(/^You pay another member/u)).toBeVisible();
    expect(page.getByRole('button', { name: 'Copy Reference' }).elements()).toEqual([]);
    await page.getByRole('button', { name: 'I have paid' }).click();
    await expect.element(page.getByText('Enter the reference.')).toBeVisible();
    expect(far.calls('claimPeerPayment')).toHaveLength(0);
  });

  it('waits for the other member once it was paid', async () => {
    far.answer('readDeposit', { ...samples.claimPeerPayment, takesProof: false });
    await open();
    await expect.element(page.getByText('The other member acts next.')).toBeVisible();
    expect(page.getByRole('button', { name: 'I have paid' }).elements()).toEqual([]);
  });

  it('takes more pictures while the other member says otherwise', async () => {
    const reason = 'peer_disputed';
    far.answer('readDeposit', { ...samples.claimPeerPayment, takesProof: true, reason });
    await open();
    await expect.element(page.getByRole('button', { name: 'Add pictures' })).toBeVisible();
  });
});
