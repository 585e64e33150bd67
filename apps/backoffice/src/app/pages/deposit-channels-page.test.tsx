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
        version: 2,
        isOpen: false,
        place: 1,
        least: '200.00',
        most: '50000.00',
        dailyMost: '200000.00',
        fee: { fixed: '0.00', percent: '0', least: '0.00', most: null },
        hours: { opens: '08:00', closes: '22:00' },
        audience: { leastRank: 1, mostRank: null, tags: ['vip-desk'] },
        minutes: 30,
        fixed: [],
        weight: null,
        notes: { en: 'Give the reference as the message.' },
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
    far.answer('readDepositChannels', { currency: 'THB', languages: [], channels: [] });
    await openDesk(address);
    await expect.element(page.getByText('This site has no channels')).toBeVisible();
  });

  it('sets fee, hours and words', async () => {
    await openBank();
    await drawer().getByRole('textbox', { name: 'Fee, per cent' }).fill('1.5');
    await drawer().getByRole('textbox', { name: 'Opens at (09:00)' }).fill('');
    await drawer().getByRole('textbox', { name: 'Note to members (English)' }).fill('');
    await drawer().getByRole('textbox', { name: 'Note to members (ไทย)' }).fill('ฝากเร็ว');
    await drawer().getByRole('textbox', { name: 'Reason' }).fill('New contract');
    await drawer().getByRole('button', { name: 'Save' }).click();
    await expect
      .poll(() => far.calls('changeDepositChannel').at(-1)?.body)
      .toMatchObject({
        fee: { fixed: '0.00', percent: '1.5', least: '0.00', most: null },
        hours: null,
        notes: { th: 'ฝากเร็ว' },
      });
  });

  it('sets who sees it, its amounts, its time and its share', async () => {
    await openBank();
    const set = async (name: string, text: string) => {
      await drawer().getByRole('textbox', { name, exact: true }).fill(text);
    };
    await set('Lowest VIP rank (empty: all)', '');
    await set('Highest VIP rank (empty: all)', '4');
    await set('Tags of members (empty: all)', 'night-desk, vip-desk');
    await set('Minutes to pay', '45');
    await set('Only these amounts (empty: any)', '500.00 1000.00');
    await set('Weight among channels of its kind (empty: shown to all)', '2');
    await set('Reason', 'New contract');
    await drawer().getByRole('button', { name: 'Save' }).click();
    await expect
      .poll(() => far.calls('changeDepositChannel').at(-1)?.body)
      .toMatchObject({
        audience: { leastRank: null, mostRank: 4, tags: ['night-desk', 'vip-desk'] },
        minutes: 45,
        fixed: ['500.00', '1000.00'],
        weight: 2,
      });
  });

  it('changes a provider, whose secrets it never shows', async () => {
    await openDesk(address);
    await page.getByRole('button', { name: 'Simulated Payments' }).click();
    const sheet = page.getByRole('dialog', { name: 'Provider Simulated Payments' });
    await sheet.getByRole('checkbox', { name: 'Sends payouts' }).click();
    await expect.element(sheet.getByLabelText('New secret for our requests')).toHaveValue('');
    const secret = 'another-secret-of-forty-characters-as-it';
    await sheet.getByLabelText('New secret for its events').fill(secret);
    await sheet.getByRole('textbox', { name: 'Reason' }).fill('Rotation of March');
    await sheet.getByRole('button', { name: 'Save' }).click();
    await expect
      .poll(() => far.calls('changePaymentProvider').at(-1)?.body)
      .toEqual({
        version: 3,
        takesDeposits: true,
        sendsPayouts: false,
        place: 1,
        payoutLeast: '100.00',
        payoutMost: null,
        currencies: ['THB'],
        callers: ['192.0.2.0/24'],
        eventSecret: secret,
        reason: 'Rotation of March',
      });
  });

  it('says from where a provider calls, and takes other addresses', async () => {
    await openDesk(address);
    await expect
      .element(page.getByRole('row', { name: /Simulated Payments.*192\.0\.2\.0\/24/u }))
      .toBeVisible();
    await page.getByRole('button', { name: 'Simulated Payments' }).click();
    const sheet = page.getByRole('dialog', { name: 'Provider Simulated Payments' });
    await sheet
      .getByLabelText('Addresses that it calls from (empty: any)')
      .fill('2001:db8::1, 192.0.2.7');
    await sheet.getByRole('textbox', { name: 'Reason' }).fill('They moved');
    await sheet.getByRole('button', { name: 'Save' }).click();
    await expect
      .poll(() => far.calls('changePaymentProvider').at(-1)?.body)
      .toMatchObject({ callers: ['2001:db8::1', '192.0.2.7'] });
  });

  it('says that a provider is heard from any address where none is named', async () => {
    const { providers, ...rest } = samples.readPaymentProviders;
    far.answer('readPaymentProviders', {
      ...rest,
      providers: providers.map((row) => ({ ...row, callers: [] })),
    });
    await openDesk(address);
    await expect
      .element(page.getByRole('row', { name: /Simulated Payments.*any address/u }))
      .toBeVisible();
  });

  it('shows how many calls of a day a provider did not sign', async () => {
    await openDesk(address);
    await expect
      .element(page.getByRole('row', { name: /Simulated Payments.*SIMPAY.*7/u }))
      .toBeVisible();
    await expect
      .element(page.getByRole('columnheader', { name: 'Unsigned calls today' }))
      .toBeVisible();
  });

  it('shows the rules of the cashier, where each is set, and changes none', async () => {
    await openDesk(address);
    const rules = page.getByRole('table', { name: 'Cashier rules of this site' });
    await expect
      .element(
        rules.getByRole('row', {
          name: /Withdrawal: a second person from.*50,000\.00.*withdrawal\.twoPersonsFrom/u,
        }),
      )
      .toBeVisible();
    await expect
      .element(rules.getByRole('row', { name: /A member may call a withdrawal back.*Off/u }))
      .toBeVisible();
    await expect
      .element(rules.getByRole('row', { name: /after \(minutes\).*120.*autoMinutes/u }))
      .toBeVisible();
    expect(rules.getByRole('button').elements()).toEqual([]);
  });

  it('says that the rules cannot be read, and reads them again', async () => {
    far.fail('readCashierRules', 'offline');
    await openDesk(address);
    await expect.element(page.getByText("The rules can't be shown")).toBeVisible();
    far.answer('readCashierRules', samples.readCashierRules);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect
      .element(page.getByRole('table', { name: 'Cashier rules of this site' }))
      .toBeVisible();
  });

  it('says that the providers cannot be read, and that there are none', async () => {
    far.fail('readPaymentProviders', 'offline');
    await openDesk(address);
    await expect.element(page.getByText("The providers can't be shown")).toBeVisible();
    far.answer('readPaymentProviders', { currency: 'THB', providers: [] });
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(page.getByText('No provider has introduced itself yet.')).toBeVisible();
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
