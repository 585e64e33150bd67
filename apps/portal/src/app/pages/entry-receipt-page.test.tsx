import { refusalText, samples } from '@portal/protocol/testing';
import { accessFaults } from '@portal/ui/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { alert, far, openPortal, saidOf } from '../../testing/portal.tsx';

const address = '/m/transactionHistory/2';
const sample = samples.readStatementEntry;
const centre = page.getByRole('main');

function open(locale: 'en' | 'ar' = 'en') {
  return openPortal(address, { as: 'member', locale });
}

describe('the receipt of a movement', () => {
  it('says what moved, with whom, and what stood on the account around it', async () => {
    const router = await open();
    await expect.element(page.getByRole('heading', { name: 'Stake', level: 1 })).toBeVisible();
    await expect.element(centre.getByText(/−฿20\.00/u)).toBeVisible();
    await expect.element(centre.getByText(/^฿12,500\.50/u)).toBeVisible();
    await expect.element(centre.getByText('The house')).toBeVisible();
    expect(far.calls('readStatementEntry').at(-1)?.params).toEqual({ entryId: '2' });
    expect(await accessFaults()).toEqual([]);
    await page.getByRole('link', { name: 'Show the round' }).click();
    await expect
      .poll(() => router.state.location.pathname)
      .toBe('/m/personalHistoryCopy/rnd_0198f0aa8000');
  });

  it.each([
    ['bet_0198f0aa8000', 'Show the bet', '/m/personalHistoryCopy/bet/bet_0198f0aa8000'],
    ['dep_0198f0b11000', 'Show the deposit', '/m/depositv2/dep_0198f0b11000'],
    ['wdr_0198f0ae1000', 'Show the withdrawal', '/m/withdraw/wdr_0198f0ae1000'],
    ['trf_0198f0ae1000', 'Show your transfers', '/m/transferUpline'],
    ['rwd_0198f0ae1000', 'Show the bonus', '/m/bonusDetails/rwd_0198f0ae1000'],
    ['ltk_0198f0ae1000', 'Check the ticket', '/verify?ticketId=ltk_0198f0ae1000'],
  ])('of %s leads to what it was for', async (reference, name, href) => {
    far.answer('readStatementEntry', { ...sample, line: { ...sample.line, reference } });
    await open();
    await expect.element(page.getByRole('link', { name })).toHaveAttribute('href', href);
  });

  it('of a bonus names the promotion that was joined, and when', async () => {
    const reference = samples.readBonus.id;
    far.answer('readStatementEntry', { ...sample, line: { ...sample.line, reference } });
    await open();
    await expect
      .element(centre.getByRole('link', { name: samples.readBonus.title }))
      .toHaveAttribute('href', '/promotions/prm_0198f0b01000');
    await expect.element(centre.getByText('Joined on')).toBeVisible();
    expect(far.calls('readBonus').at(-1)?.params).toEqual({ id: reference });
  });

  it('names an order by its number, and shows no id that its member cannot look up', async () => {
    const named = { reference: 'dep_0198f0b11000', number: 'DP260302M2ZC4T8V1B' };
    far.answer('readStatementEntry', { ...sample, line: { ...sample.line, ...named } });
    await open();
    await expect.element(centre.getByTitle('DP260302M2ZC4T8V1B')).toBeVisible();
    expect(centre.getByTitle('dep_0198f0b11000').elements()).toEqual([]);
  });

  it('says who stood at the other end, and what the desk told of a correction', async () => {
    const line = { ...sample.line, type: 'adjustment', explanation: 'Your deposit of 1 March' };
    far.answer('readStatementEntry', { ...sample, line, partner: 'de•••••nt' });
    await open();
    await expect.element(centre.getByText('Your deposit of 1 March')).toBeVisible();
    await expect.element(centre.getByText('de•••••nt')).toBeVisible();
    expect(centre.getByText('The house').elements()).toEqual([]);
  });

  it('says what became of a withdrawal, of which the account has no line when it is paid', async () => {
    const reference = 'wdr_0198f0ae1000';
    const line = { ...sample.line, type: 'withdraw_hold', amount: '-400.00', reference };
    const withdrawal = {
      state: 'PAYING',
      since: '2026-03-02T11:00:00Z',
      sentAt: '2026-03-02T10:30:00Z',
      received: '150.50',
      held: '249.50',
    } as const;
    far.answer('readStatementEntry', { ...sample, line, counterpart: 'own', withdrawal });
    await open();
    await expect
      .element(centre.getByRole('heading', { name: /What became of it/u }))
      .toMatchTextContent('Being paid');
    await expect.element(centre.getByText(/฿150\.50/u)).toBeVisible();
    await expect.element(centre.getByText(/฿249\.50/u)).toBeVisible();
    await expect.element(centre.getByText('Sent on')).toBeVisible();
  });

  it('names nothing where there is nothing to look up', async () => {
    const line = { ...sample.line, reference: 'welcome', number: null };
    far.answer('readStatementEntry', { ...sample, line });
    await open();
    await expect.element(page.getByRole('heading', { name: 'Stake', level: 1 })).toBeVisible();
    expect(centre.getByText('Reference', { exact: true }).elements()).toEqual([]);
    expect(centre.getByTitle('welcome').elements()).toEqual([]);
  });

  it('names what took it back, and leads there', async () => {
    far.answer('readStatementEntry', { ...sample, reversedByEntryId: '7' });
    await open();
    await expect
      .element(page.getByRole('link', { name: '7', exact: true }))
      .toHaveAttribute('href', '/m/transactionHistory/7');
  });

  it('is busy until the answer', async () => {
    const release = far.hold('readStatementEntry');
    await open();
    await expect.element(page.getByRole('status', { name: 'Loading' }).first()).toBeInTheDocument();
    release();
    await expect.element(page.getByRole('heading', { name: 'Stake', level: 1 })).toBeVisible();
  });

  it('says that there is no such movement', async () => {
    far.refuse('readStatementEntry', 'not_found');
    await open();
    await expect.element(page.getByText('There is no such movement.')).toBeVisible();
  });

  it.each(['offline', 'badGateway'] as const)('says that the line is down: %s', async (fault) => {
    far.fail('readStatementEntry', fault);
    await open();
    await expect.element(alert.getByText(saidOf[fault])).toBeVisible();
    far.answer('readStatementEntry', sample);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(page.getByRole('heading', { name: 'Stake', level: 1 })).toBeVisible();
  });

  it('shows a refusal', async () => {
    far.refuse('readStatementEntry', 'too_many_requests');
    await open();
    await expect.element(alert.getByText(refusalText('too_many_requests'))).toBeVisible();
  });

  it('stands right to left in Arabic', async () => {
    await open('ar');
    await expect.element(page.getByRole('heading', { name: 'رهان', level: 1 })).toBeVisible();
    expect(document.documentElement.dir).toBe('rtl');
  });
});
