import { refusalText, samples } from '@portal/protocol/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { far, openDesk } from '../../testing/desk.tsx';

const listed = () => far.calls('listAdjustments').at(-1)?.query;

describe('the daily list of adjustments', () => {
  it('shows both people of each and the sums of the day', async () => {
    far.answer('listAdjustments', samples.listAdjustments);
    await openDesk('/adjustments');
    const credit = page.getByRole('row', { name: /mike88.*\+฿2,500\.00.*quay.*harbour/u });
    await expect.element(credit).toBeVisible();
    const debit = page.getByRole('row', { name: /mike88.*−฿12\.30.*quay.*Not needed/u });
    await expect.element(debit).toBeVisible();
    await expect.element(page.getByText('Credited')).toBeVisible();
    await expect.element(page.getByLabelText('Day')).toHaveValue('2026-03-02');
    expect(listed()).toEqual({ limit: '20' });
  });

  it('keeps the day in the address', async () => {
    far.answer('listAdjustments', ({ query }) => ({
      ...samples.listAdjustments,
      day: query['day'] ?? '2026-03-02',
    }));
    const router = await openDesk('/adjustments');
    await page.getByLabelText('Day').fill('2026-02-27');
    await expect.poll(() => router.state.location.search).toEqual({ day: '2026-02-27' });
    await expect.poll(listed).toEqual({ day: '2026-02-27', limit: '20' });
  });

  it('takes one back with a reason, and says what became of each', async () => {
    const list = (reversedBy: string | null) => ({
      ...samples.listAdjustments,
      content: samples.listAdjustments.content.map((row) =>
        row.approvalId === null ? { ...row, reversedBy } : { ...row, reverses: 'adj_0198f0ab1fff' },
      ),
    });
    far.answer('listAdjustments', list(null));
    far.answer('reverseAdjustment', samples.reverseAdjustment);
    await openDesk('/adjustments');
    await expect.element(page.getByText('Takes one back')).toBeVisible();
    await page.getByRole('button', { name: 'Take back the adjustment of mike88' }).click();
    const dialog = page.getByRole('dialog');
    await expect.element(dialog.getByText('+฿12.30')).toBeVisible();
    await dialog.getByRole('textbox', { name: /^Reason/u }).fill('Wrong account');
    far.answer('listAdjustments', list('adj_0198f0ab2002'));
    await dialog.getByRole('button', { name: 'Take back', exact: true }).click();
    await expect.element(page.getByText(/^Taken back\. The balance is/u)).toBeVisible();
    await expect.element(page.getByText('Was taken back')).toBeVisible();
    expect(far.calls('reverseAdjustment')).toMatchObject([{ body: { reason: 'Wrong account' } }]);
  });

  it('tells who is too late', async () => {
    far.answer('listAdjustments', samples.listAdjustments);
    far.refuse('reverseAdjustment', 'adjustment_closed');
    await openDesk('/adjustments');
    await page.getByRole('button', { name: 'Take back the adjustment of mike88' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: /^Reason/u }).fill('Wrong account');
    await dialog.getByRole('button', { name: 'Take back', exact: true }).click();
    await expect.element(dialog.getByText(refusalText('adjustment_closed'))).toBeVisible();
  });

  it('says that nothing was adjusted, and why it failed', async () => {
    const empty = { day: '2026-03-02', sums: [], content: [], nextCursor: null };
    far.answer('listAdjustments', empty);
    await openDesk('/adjustments');
    await expect
      .element(page.getByRole('heading', { name: 'No balance was adjusted on this day' }))
      .toBeVisible();
    far.refuse('listAdjustments', 'overloaded');
    await page.getByLabelText('Day').fill('2026-02-27');
    await expect.element(page.getByText(refusalText('overloaded'))).toBeVisible();
  });
});
