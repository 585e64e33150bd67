import { refusalText, samples } from '@portal/protocol/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { far, openDesk } from '../../testing/desk.tsx';

const drawer = () => page.getByRole('dialog', { name: 'A sign of harm' });
const opened = '/care?item=car_0198f0c10001';
const reason = () => drawer().getByLabelText(/^Reason/u);
const closing = () => drawer().getByRole('button', { name: /^Close the case/u });

describe('the queue of care', () => {
  it('shows what was found beside where it is a sign, and the member behind it (R16)', async () => {
    const router = await openDesk('/care');
    const row = page.getByRole('row', { name: /mike88.*Net deposits of 30 days.*2,400\.00/u });
    await expect.element(row).toBeVisible();
    await expect
      .element(page.getByRole('row', { name: /dora.*Nights of play in a week.*5.*4/u }))
      .toBeVisible();
    expect(far.calls('listCareCases').at(-1)?.query).toMatchObject({ view: 'open' });
    await page.getByRole('button', { name: 'mike88' }).click();
    await expect.element(drawer().getByRole('link', { name: 'mike88' })).toBeVisible();
    expect(router.state.location.search).toMatchObject({ item: 'car_0198f0c10001' });
  });

  it('closes with what came of it and why, and goes on to the next', async () => {
    const router = await openDesk(opened);
    await closing().click();
    await expect.element(page.getByText('Use at least 3 characters.')).toBeVisible();
    await drawer().getByLabelText('What came of it').selectOptions('limited');
    await reason().fill('A deposit limit was set together.');
    await closing().click();
    await expect.element(page.getByText('The case is closed.').first()).toBeInTheDocument();
    expect(far.calls('closeCareCase')[0]?.body).toEqual({
      outcome: 'limited',
      reason: 'A deposit limit was set together.',
    });
    await expect.poll(() => router.state.location.search).toEqual({ item: 'car_0198f0c10002' });
  });

  it('keeps what was typed when somebody was faster', async () => {
    far.refuse('closeCareCase', 'care_case_closed');
    await openDesk(opened);
    await reason().fill('Called.');
    await closing().click();
    await expect.element(page.getByText(refusalText('care_case_closed'))).toBeVisible();
    await expect.element(reason()).toHaveValue('Called.');
  });

  it('says that nothing is open, is busy at first, and says why a list or a case failed', async () => {
    far.answer('listCareCases', { content: [], nextCursor: null });
    await openDesk('/care');
    await expect.element(page.getByRole('heading', { name: 'No case is open' })).toBeVisible();
    far.refuse('listCareCases', 'overloaded');
    await page.getByLabelText('List').selectOptions('closed');
    await expect.element(page.getByText(refusalText('overloaded'))).toBeVisible();
    far.answer('listCareCases', samples.listCareCases);
    far.refuse('readCareCase', 'not_found');
    await page.getByRole('button', { name: 'Retry' }).first().click();
    await page.getByRole('button', { name: 'mike88' }).click();
    await expect.element(drawer().getByText("This case can't be shown")).toBeVisible();
  });

  it('stands right to left in Arabic', async () => {
    await openDesk('/care', 'ar');
    await expect.element(page.getByRole('row', { name: /mike88.*صافي إيداع/u })).toBeVisible();
  });
});
