import { refusalText, samples } from '@portal/protocol/testing';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { alert, far, openPortal, saidOf } from '../../testing/portal.tsx';

const address = '/m/transactionHistory';
const table = page.getByRole('table');
const empty = { content: [], nextCursor: null };

function open(locale: 'en' | 'ar' = 'en', search = '') {
  return openPortal(`${address}${search}`, { as: 'member', locale });
}

describe('the account record', () => {
  it('lists movements with the balance after them, and what came in and went out', async () => {
    await open();
    const row = table.getByRole('row', { name: /Stake/u });
    await expect.element(row.getByText('−20.00')).toBeVisible();
    await expect.element(row.getByText('12,480.50')).toBeVisible();
    await expect
      .element(table.getByRole('columnheader', { name: 'Amount (THB)' }))
      .toBeInTheDocument();
    await expect.element(page.getByText('฿12,500.50')).toBeVisible();
    await expect.element(page.getByText('+฿12,480.50')).toBeVisible();
  });

  it('leads from the drawer of a line to its receipt', async () => {
    const router = await open();
    await table.getByRole('button', { name: 'Stake' }).click();
    await page.getByRole('link', { name: 'Open the receipt' }).click();
    await expect.poll(() => router.state.location.pathname).toBe('/m/transactionHistory/2');
  });

  it('goes on with the day while it stays open', async () => {
    onTestFinished(() => {
      vi.useRealTimers();
    });
    vi.setSystemTime('2026-03-08T12:00:00Z');
    await open();
    const lastDay = () => far.calls('listStatementLines').at(-1)?.query['to'];
    await expect.poll(lastDay).toBe('2026-03-08');
    vi.setSystemTime('2026-03-09T12:00:00Z');
    document.dispatchEvent(new Event('visibilitychange'));
    await expect.poll(lastDay).toBe('2026-03-09');
  });

  it('names a movement that it does not know by its type', async () => {
    await open('en', '?open=1');
    const drawer = page.getByRole('dialog', { name: 'type_of_tomorrow' });
    await expect.element(drawer.getByText('+฿12,500.50')).toBeVisible();
  });

  it('asks for days and a type, and files the same', async () => {
    const router = await open('en', '?from=2026-03-01&to=2026-03-02');
    await page.getByRole('combobox', { name: 'Type' }).selectOptions('Win');
    const filter = { from: '2026-03-01', to: '2026-03-02', type: 'win' };
    await expect.poll(() => router.state.location.search).toMatchObject(filter);
    await expect.poll(() => far.calls('listStatementLines').at(-1)?.query).toMatchObject(filter);
    await expect.poll(() => far.calls('readStatementTotals').at(-1)?.query).toEqual(filter);
    await page.getByRole('button', { name: 'Save as CSV' }).click();
    await expect.poll(() => far.calls('readStatementFile').at(-1)?.query).toEqual(filter);
  });

  it('asks for the parts of a long file one after the other, from where the last one ended', async () => {
    const part = samples.readStatementFile;
    far.answer('readStatementFile', ({ query }) => ({
      ...part,
      nextCursor: { '': '900', '900': '400' }[query['cursor'] ?? ''] ?? null,
    }));
    await open('en', '?from=2026-03-01&to=2026-03-02');
    await page.getByRole('button', { name: 'Save as CSV' }).click();
    const cursors = () => far.calls('readStatementFile').map(({ query }) => query['cursor']);
    await expect.poll(cursors).toEqual([undefined, '900', '400']);
  });

  it('saves the events of the account page by page, and says what was refused', async () => {
    const whole = samples.readAccountEvents;
    far.answer('readAccountEvents', { ...whole, isWhole: false });
    await open();
    const save = page.getByRole('button', { name: 'Save the events' });
    await save.click();
    await expect
      .poll(() => far.calls('readAccountEvents').map(({ query }) => query?.['after']))
      .toContain('3');
    far.refuse('readAccountEvents', 'too_many_requests');
    await expect.element(page.getByText(refusalText('too_many_requests'))).toBeVisible();
  });

  it('says that nothing moved', async () => {
    far.answer('listStatementLines', empty);
    await open();
    await expect.element(page.getByRole('heading', { name: 'No records' })).toBeVisible();
  });

  it('is busy until the first answer', async () => {
    const release = far.hold('listStatementLines');
    await open();
    await expect.element(table).toHaveAttribute('aria-busy', 'true');
    release();
    await expect.element(table.getByText('−20.00')).toBeVisible();
  });

  it('is awaited', async () => {
    const release = far.hold('listStatementLines');
    await open();
    await expect.poll(() => document.querySelector('[aria-busy="true"]')).not.toBeNull();
    release();
    await expect.element(table.getByText('−20.00')).toBeVisible();
  });

  it.each(['offline', 'badGateway'] as const)('says that the line is down: %s', async (fault) => {
    far.fail('listStatementLines', fault);
    await open();
    await expect.element(alert.getByText(saidOf[fault])).toBeVisible();
    far.answer('listStatementLines', samples.listStatementLines);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(table.getByText('−20.00')).toBeVisible();
  });

  it('shows a refusal', async () => {
    far.refuse('listStatementLines', 'too_many_requests');
    await open();
    await expect.element(alert.getByText(refusalText('too_many_requests'))).toBeVisible();
  });

  it('asks for a login where the session has ended', async () => {
    far.refuse('listStatementLines', 'not_signed_in', { ended: 'expired' });
    await open();
    await expect
      .element(page.getByRole('dialog', { name: 'Your session has ended' }))
      .toBeVisible();
  });

  it('stands right to left in Arabic, with amounts left to right', async () => {
    await open('ar');
    await expect.element(page.getByRole('heading', { name: 'سجل الحساب' })).toBeVisible();
    expect(document.documentElement.dir).toBe('rtl');
    await expect.element(page.getByText('−20.00')).toHaveAttribute('dir', 'ltr');
  });
});
