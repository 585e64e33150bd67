import { refusalText, samples } from '@portal/protocol/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { useSession } from '../../shared/session/session.ts';
import { alert, far, openPortal, saidOf } from '../../testing/portal.tsx';

const amount = page.getByRole('textbox', { name: 'Amount' });
const password = page.getByLabelText(/^Payment password/u);
const submit = page.getByRole('button', { name: /^Transfer/u });

function open(locale: 'en' | 'ar' = 'en') {
  return openPortal('/m/transferUpline', { as: 'member', locale });
}

describe('the transfer to the agent above', () => {
  it('shows to whom, what is there, and what went before', async () => {
    await open();
    await expect.element(page.getByText('de•••••nt').first()).toBeVisible();
    await expect.element(page.getByText('฿12,480.50').first()).toBeVisible();
    await expect.element(page.getByText('−฿250.00').first()).toBeVisible();
  });

  it('proves the payment password and sends with a key', async () => {
    await open();
    await amount.fill('250');
    await password.fill('482913');
    await submit.click();
    await page.getByRole('button', { name: 'Yes, transfer' }).click();
    await expect.poll(() => far.calls('createTransfer').at(-1)?.body).toEqual({ amount: '250' });
    await expect.element(page.getByText(/went to de/u)).toBeVisible();
  });

  it('sets thousands apart while nobody types, and sends what was typed', async () => {
    await open();
    await amount.fill('1250');
    const typing = amount.element().getBoundingClientRect();
    await password.fill('482913');
    await expect.element(amount).toHaveValue('1,250');
    expect(amount.element().getBoundingClientRect()).toEqual(typing);
    await submit.click();
    await page.getByRole('button', { name: 'Yes, transfer' }).click();
    await expect.poll(() => far.calls('createTransfer').at(-1)?.body).toEqual({ amount: '1250' });
  });

  it('warns of an amount above what may go as soon as it is typed', async () => {
    const terms = { ...samples.readTransferTerms, leftToday: '800.00' };
    far.answer('readTransferTerms', terms);
    await open();
    await amount.fill('800.01');
    await expect.element(page.getByText(/^Above the limit: at most .*800\.00/u)).toBeVisible();
    await amount.fill('800');
    await expect.element(page.getByText(/^Above the limit/u)).not.toBeInTheDocument();
  });

  it('says before the form that there is no payment password', async () => {
    far.answer('readContacts', { ...samples.readContacts, paymentPasswordSince: null });
    await open();
    await expect.element(page.getByText('Set a payment password first')).toBeVisible();
    await expect.element(amount).not.toBeInTheDocument();
  });

  it('puts refusals on their fields', async () => {
    far.refuse('createTransfer', 'transfer_limit');
    await open();
    await submit.click();
    await expect.element(page.getByText('Enter an amount.')).toBeVisible();
    await amount.fill('250');
    await password.fill('482913');
    await submit.click();
    await page.getByRole('button', { name: 'Yes, transfer' }).click();
    await expect.element(page.getByText(refusalText('transfer_limit'))).toBeVisible();
  });

  it('says that play is left, and that there is no agent above', async () => {
    far.answer('readTransferTerms', { ...samples.readTransferTerms, playLeft: '180.00' });
    await open();
    await expect
      .element(page.getByText(/180\.00.*played first.*nothing of your .*12,480\.50/u))
      .toBeVisible();
    await expect.element(page.getByText('You can transfer')).toBeVisible();
    await expect.element(page.getByText('฿0.00', { exact: true })).toBeVisible();
  });

  it.each([true, false])('stands in the menu of whoever sends there: %s', async (sendsUp) => {
    useSession.getState().enter(samples.logIn.token, { ...samples.readMemberInfo, sendsUp });
    far.answer('readTransferTerms', {
      ...samples.readTransferTerms,
      upline: sendsUp ? 'de•••••nt' : null,
      isUplineOpen: sendsUp,
    });
    await openPortal('/m/transferUpline', { as: 'arriving' });
    const menu = page.getByRole('navigation', { name: 'Member centre' });
    await expect.element(menu.getByRole('link', { name: 'Withdraw' })).toBeVisible();
    const links = menu.getByRole('link', { name: 'Transfer to upline' }).elements();
    expect(links).toHaveLength(sendsUp ? 1 : 0);
    const why = page.getByRole('heading', { name: 'No transfers to your agent' });
    await expect.element(sendsUp ? amount : why).toBeVisible();
  });

  it('says that there is nobody to transfer to, and that nothing went yet', async () => {
    far.answer('readTransferTerms', { ...samples.readTransferTerms, upline: null });
    far.answer('listTransfers', { content: [], nextCursor: null });
    await open();
    await expect.element(page.getByRole('heading', { name: 'No agent above you' })).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'No transfers yet' })).toBeVisible();
  });

  it('is busy, then there', async () => {
    const release = far.hold('readTransferTerms');
    await open();
    await expect.poll(() => document.querySelector('[aria-busy="true"]')).not.toBeNull();
    release();
    await expect.element(amount).toBeVisible();
  });

  it('is awaited', async () => {
    const release = far.hold('listTransfers');
    await open();
    await expect.poll(() => document.querySelector('[aria-busy="true"]')).not.toBeNull();
    release();
    await expect.element(page.getByText('−฿250.00').first()).toBeVisible();
  });

  it.each(['offline', 'badGateway'] as const)('says that the line is down: %s', async (fault) => {
    far.fail('readTransferTerms', fault);
    await open();
    await expect.element(alert.getByText(saidOf[fault])).toBeVisible();
  });
});
