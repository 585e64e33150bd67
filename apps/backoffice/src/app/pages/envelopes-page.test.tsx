import { refusalText, samples } from '@portal/protocol/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { far, openDesk } from '../../testing/desk.tsx';

const address = '/envelopes';
const drawer = () => page.getByRole('dialog');

async function fill(label: RegExp, text: string): Promise<void> {
  await drawer().getByLabelText(label).fill(text);
}

describe('the red envelopes at the desk', () => {
  it('shows what was taken of each', async () => {
    await openDesk(address);
    await expect
      .element(page.getByRole('row', { name: /Evening rain.*Rain.*Running.*60 of 200.*41/u }))
      .toBeVisible();
    // A gift was given to two, and one has claimed it.
    await expect
      .element(page.getByRole('row', { name: /patience.*1 of 2.*1.*40\.00.*20\.00/u }))
      .toBeVisible();
  });

  it('makes a rain, with a sentence under each field that is missing', async () => {
    await openDesk(`${address}?item=rain`);
    await drawer().getByRole('button', { name: 'Make it' }).click();
    await expect.element(drawer().getByText('Enter a name.')).toBeVisible();
    await fill(/^Name, English/u, 'Noon rain');
    await fill(/^Begins/u, '2026-03-09T12:00');
    await fill(/^Budget/u, '100');
    await fill(/^Least packet/u, '1');
    await fill(/^Largest packet/u, '20');
    await fill(/^Number of packets/u, '10');
    await fill(/^Least rank/u, '3');
    await drawer().getByLabelText('Only for who played the day before').click();
    await fill(/^Reason/u, 'A rain at noon.');
    await drawer().getByRole('button', { name: 'Make it' }).click();
    await expect
      .poll(() => far.calls('createEnvelope')[0]?.body)
      .toMatchObject({ names: { en: 'Noon rain' }, packets: 10, budgetAmount: '100', grabs: 1 });
    const meant = { leastRank: 3, needsPlay: true, needsDeposit: true };
    expect(far.calls('createEnvelope')[0]?.body).toMatchObject(meant);
    await expect.element(page.getByText('The packets are cut.').first()).toBeInTheDocument();
  });

  it('takes a name in each language of the site; that of its own is needed', async () => {
    await openDesk(`${address}?item=gift`);
    await expect.element(drawer().getByText(/those in English, which are needed/u)).toBeVisible();
    await drawer().getByRole('button', { name: 'Add Thai' }).click();
    await expect.element(drawer().getByLabelText(/^Name, Thai/u)).toHaveFocus();
    await fill(/^Name, Thai/u, 'ขอบคุณที่รอ');
    await drawer().getByRole('button', { name: 'Give them' }).click();
    await expect.element(drawer().getByText('Enter a name.')).toBeVisible();
    await fill(/^Name, English/u, 'For your patience');
    await fill(/^Accounts/u, 'mali');
    await fill(/^Amount for each/u, '20');
    await fill(/^Reason/u, 'The line was down.');
    await drawer().getByRole('button', { name: 'Give them' }).click();
    await expect
      .poll(() => far.calls('giveEnvelopes')[0]?.body)
      .toMatchObject({ names: { en: 'For your patience', th: 'ขอบคุณที่รอ' } });
  });

  it('puts under its field what the server says of a name', async () => {
    await openDesk(`${address}?item=gift`);
    await fill(/^Name, English/u, 'For your patience');
    await fill(/^Accounts/u, 'mali');
    await fill(/^Amount for each/u, '20');
    await fill(/^Reason/u, 'The line was down.');
    const fields = [{ path: 'names', rule: 'required' }];
    far.refuse('giveEnvelopes', 'validation_failed', { fields });
    await drawer().getByRole('button', { name: 'Give them' }).click();
    await expect
      .element(drawer().getByLabelText(/^Name, English/u))
      .toHaveAccessibleDescription(/Fill this in\./u);
  });

  it('says of a rain whether it is made or waits for a second person, and why it is not', async () => {
    await openDesk(`${address}?item=rain`);
    await fill(/^Name, English/u, 'Noon rain');
    await fill(/^Begins/u, '2026-03-09T12:00');
    await fill(/^Budget/u, '90000');
    await fill(/^Least packet/u, '1');
    await fill(/^Largest packet/u, '20000');
    await fill(/^Number of packets/u, '10');
    await fill(/^Reason/u, 'A rain at noon.');
    const make = drawer().getByRole('button', { name: 'Make it' });
    far.refuse('createEnvelope', 'envelope_invalid');
    await make.click();
    await expect.element(drawer().getByText(refusalText('envelope_invalid'))).toBeVisible();
    far.answer('createEnvelope', { envelope: null, approvalId: 'apr_0198f0e10009' });
    await make.click();
    const waits = page.getByText(/waits for a second person/u);
    await expect.element(waits.first()).toBeInTheDocument();
    expect(far.calls('createEnvelope')[0]?.key).toBeDefined();
  });

  it.each(['envelope_invalid', 'envelope_account'] as const)(
    'gives to some members, or says why not: %s',
    async (code) => {
      await openDesk(`${address}?item=gift`);
      await fill(/^Name, English/u, 'For your patience');
      await fill(/^Accounts/u, 'mali, somsak');
      await fill(/^Amount for each/u, '20');
      await fill(/^Reason/u, 'The line was down.');
      far.refuse('giveEnvelopes', code);
      await drawer().getByRole('button', { name: 'Give them' }).click();
      await expect.element(drawer().getByText(refusalText(code))).toBeVisible();
      far.answer('giveEnvelopes', samples.giveEnvelopes);
      await drawer().getByRole('button', { name: 'Give them' }).click();
      await expect
        .poll(() => far.calls('giveEnvelopes').at(-1)?.body)
        .toMatchObject({ accounts: ['mali', 'somsak'], giftAmount: '20' });
    },
  );

  it('says that a gift above the ceiling waits for a second person', async () => {
    await openDesk(`${address}?item=gift`);
    await fill(/^Name, English/u, 'For your patience');
    await fill(/^Accounts/u, 'mali');
    await fill(/^Amount for each/u, '20000');
    await fill(/^Reason/u, 'The line was down.');
    far.answer('giveEnvelopes', { envelope: null, approvalId: 'apr_0198f0e10009' });
    await drawer().getByRole('button', { name: 'Give them' }).click();
    const waits = page.getByText(/waits for a second person/u);
    await expect.element(waits.first()).toBeInTheDocument();
    expect(far.calls('giveEnvelopes')[0]?.key).toBeDefined();
  });

  it('stops a rain with a reason, or says that it is over', async () => {
    await openDesk(`${address}?item=env_0198f0e10002`);
    await fill(/^Reason/u, 'Too many robots.');
    far.refuse('stopEnvelope', 'envelope_over');
    await drawer().getByRole('button', { name: 'Stop it' }).click();
    await expect.element(drawer().getByText(refusalText('envelope_over'))).toBeVisible();
  });

  it('says that there are none', async () => {
    far.answer('listDeskEnvelopes', { ...samples.listDeskEnvelopes, list: [] });
    await openDesk(address);
    await expect.element(page.getByRole('heading', { name: 'No red envelopes' })).toBeVisible();
  });

  it('offers to ask again, also in Arabic', async () => {
    far.refuse('listDeskEnvelopes', 'overloaded');
    await openDesk(address, 'ar');
    await expect.element(page.getByText('تعذر عرض المظاريف')).toBeVisible();
    far.answer('listDeskEnvelopes', samples.listDeskEnvelopes);
    await page.getByRole('button', { name: 'إعادة المحاولة' }).click();
    await expect.element(page.getByRole('row', { name: /مطر المساء/u })).toBeVisible();
  });
});
