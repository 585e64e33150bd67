import { refusalText, samples } from '@portal/protocol/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { far, openDesk, sitAs } from '../../testing/desk.tsx';

const address = '/vendors/SIM_RS';
const row = (name: RegExp) => page.getByRole('row', { name });

describe('a vendor at the desk', () => {
  it('shows its figures, how it speaks, and its last calls', async () => {
    await openDesk(address);
    await expect.element(page.getByRole('heading', { name: 'Simulated Aces' })).toBeVisible();
    await expect.element(page.getByText('RSA-SHA256 over the body, both ways')).toBeVisible();
    await expect.element(row(/Bet.*Not enough money.*63/u)).toBeVisible();
    await expect.element(row(/Win.*Done.*again.*RS_OK/u)).toBeVisible();
  });

  it('shows the calls that were not done alone, and the other span, by the address', async () => {
    const router = await openDesk(address);
    await page.getByLabelText('Calls', { exact: true }).selectOptions('refused');
    await page.getByLabelText('Last day').click();
    await expect
      .poll(() => router.state.location.search)
      .toEqual({ span: 'day', calls: 'refused' });
    expect(far.calls('listVendorCalls').at(-1)?.query).toMatchObject({ view: 'refused' });
  });

  it('says who stopped it and why, and is opened again with a reason', async () => {
    far.answer('readDeskVendor', samples.stopVendor);
    await openDesk(address);
    await expect.element(page.getByText('Wins came in twice.')).toBeVisible();
    await page.getByRole('button', { name: 'Open Simulated Aces' }).click();
    const dialog = page.getByRole('dialog', { name: 'Open Simulated Aces' });
    await dialog.getByRole('textbox').fill('They found the fault.');
    await dialog.getByRole('button', { name: 'Open', exact: true }).click();
    await expect
      .poll(() => far.calls('openVendor').map(({ body }) => body))
      .toEqual([{ reason: 'They found the fault.' }]);
  });

  it.each(['vendor_stands_so', 'not_found'] as const)(
    'keeps the reason when the server refuses with %s',
    async (code) => {
      far.refuse('stopVendor', code);
      await openDesk(address);
      await page.getByRole('button', { name: 'Stop Simulated Aces' }).click();
      const dialog = page.getByRole('dialog', { name: 'Stop Simulated Aces' });
      await dialog.getByRole('textbox').fill('Wins came in twice.');
      await dialog.getByRole('button', { name: 'Stop', exact: true }).click();
      await expect.element(page.getByText(refusalText(code))).toBeVisible();
      await expect.element(dialog.getByRole('textbox')).toHaveValue('Wins came in twice.');
    },
  );

  it('shows until when the key before opens, and ends it for a reason', async () => {
    await openDesk(address);
    await expect.element(page.getByText('It opens until')).toBeVisible();
    await page.getByRole('button', { name: 'End the earlier key of Simulated Aces' }).click();
    const dialog = page.getByRole('dialog', { name: 'End the earlier key of Simulated Aces' });
    await dialog.getByRole('textbox').fill('It was in a leaked file.');
    await dialog.getByRole('button', { name: 'End the earlier key', exact: true }).click();
    await expect
      .poll(() => far.calls('endEarlierVendorKey').map(({ body }) => body))
      .toEqual([{ reason: 'It was in a leaked file.' }]);
  });

  it('looks up what became of a transaction, by the address', async () => {
    const router = await openDesk(address);
    await page.getByLabelText('Transaction of the vendor').fill('sim-tx-1');
    await expect.element(row(/sim-tx-1.*Stake.*Booked.*somchai.*Settled/u)).toBeVisible();
    await expect.element(row(/sim-tx-2.*Win/u)).toBeVisible();
    expect(router.state.location.search).toMatchObject({ transaction: 'sim-tx-1' });
    expect(far.calls('listVendorTransactions')[0]?.query).toEqual({ transactionId: 'sim-tx-1' });
    far.answer('listVendorTransactions', []);
    await page.getByLabelText('Transaction of the vendor').fill('sim-tx-9');
    await expect.element(page.getByText('It never came')).toBeVisible();
    far.refuse('listVendorTransactions', 'overloaded');
    await page.getByLabelText('Transaction of the vendor').fill('sim-tx-8');
    await expect.element(page.getByText(refusalText('overloaded'))).toBeVisible();
  });

  it('leads from a review to its queue', async () => {
    const router = await openDesk(address);
    await page.getByRole('button', { name: 'Taken back without funds' }).click();
    await expect.poll(() => router.state.location.pathname).toBe('/bets/reviews');
    expect(far.calls('listBetReviews')[0]?.query).toMatchObject({ vendorCode: 'SIM_RS' });
  });

  it('shows no reviews to whoever may not read them, and says that nothing was asked', async () => {
    sitAs({ abilities: ['vendors.read'] });
    far.answer('readDeskVendor', { ...samples.readDeskVendor, outcomes: [], abilities: [] });
    far.answer('listVendorCalls', { content: [], nextCursor: null });
    await openDesk(address);
    await expect.element(page.getByText('No call in this time')).toBeVisible();
    await expect.element(page.getByText('There is no such call')).toBeVisible();
    expect(page.getByText('Bets to review').elements()).toEqual([]);
    expect(page.getByText('What was changed here').elements()).toEqual([]);
  });

  it('tells who changed it, once that is opened', async () => {
    await openDesk(address);
    await page.getByText('What was changed here').click();
    await expect
      .poll(() => far.calls('listAuditEntries').at(-1)?.query)
      .toMatchObject({ subjectId: 'SIM_RS' });
  });

  it('is awaited', async () => {
    const release = far.hold('readDeskVendor');
    await openDesk(address);
    await expect.element(page.getByRole('article')).toHaveAttribute('aria-busy', 'true');
    release();
    await expect.element(page.getByRole('heading', { name: 'Simulated Aces' })).toBeVisible();
  });

  it('says that it made no calls and nothing is to be reviewed, and why calls are not here', async () => {
    far.answer('listVendorCalls', { content: [], nextCursor: null });
    far.answer('listBetReviews', { content: [], nextCursor: null });
    await openDesk(address);
    await expect.element(page.getByText('There is no such call')).toBeVisible();
    await expect.element(page.getByText('No review waits')).toBeVisible();
    far.refuse('listVendorCalls', 'overloaded');
    await page.getByLabelText('Calls', { exact: true }).selectOptions('refused');
    await expect.element(page.getByText(refusalText('overloaded'))).toBeVisible();
  });

  it('says why it is not here', async () => {
    far.refuse('readDeskVendor', 'not_found');
    await openDesk(address);
    await expect.element(page.getByText(refusalText('not_found'))).toBeVisible();
  });

  it('stands right to left in Arabic', async () => {
    await openDesk(address, 'ar');
    await expect.element(page.getByText('كيف يتحدث')).toBeVisible();
    expect(document.documentElement.dir).toBe('rtl');
  });
});
