import { refusalText, samples } from '@portal/protocol/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { alert, far, openPortal } from '../../testing/portal.tsx';

const address = '/m/personalHistoryCopy';
const table = page.getByRole('table', { name: 'Betting record' });
const empty = { content: [], nextCursor: null };

function open(locale: 'en' | 'ar' = 'en', search = '') {
  return openPortal(`${address}${search}`, { as: 'member', locale });
}

describe('the betting record', () => {
  it('lists rounds, and a row leads to its receipt', async () => {
    const router = await open();
    const row = table.getByRole('row', { name: /Opal Rush/u });
    await expect.element(row.getByText('+฿7.00')).toBeVisible();
    await row.getByRole('link', { name: 'Opal Rush' }).click();
    await expect
      .poll(() => router.state.location.pathname)
      .toBe(`${address}/${samples.spinSlot.roundId}`);
  });

  it('asks for the dates and the kind of money that are chosen', async () => {
    const router = await open();
    await page.getByRole('button', { name: 'Today' }).click();
    await expect.poll(() => router.state.location.search).toEqual({ preset: 'today' });
    await page.getByRole('radio', { name: 'Fun money' }).click();
    await expect.poll(() => far.calls('listRounds').at(-1)?.query['mode']).toBe('trial');
  });

  it('continues after the last line when more is asked for', async () => {
    const [first] = samples.listRounds.content;
    far.answer('listRounds', ({ query }) =>
      query['cursor'] === undefined
        ? { ...samples.listRounds, nextCursor: 'after-the-first' }
        : {
            content: first === undefined ? [] : [{ ...first, roundId: 'rnd_0198f0aa8001' }],
            nextCursor: null,
          },
    );
    await open();
    await page.getByRole('button', { name: 'Load more' }).click();
    await expect.poll(() => table.getByRole('link').elements()).toHaveLength(2);
    expect(far.calls('listRounds').at(-1)?.query['cursor']).toBe('after-the-first');
    await expect.element(page.getByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
  });

  it('keeps its lines when the next ones do not arrive, and says so', async () => {
    far.answer('listRounds', { ...samples.listRounds, nextCursor: 'after-the-first' });
    await open();
    await expect.element(page.getByRole('button', { name: 'Load more' })).toBeVisible();
    far.fail('listRounds', 'offline');
    await page.getByRole('button', { name: 'Load more' }).click();
    await expect.element(alert.getByText(/^We can't reach the server\./u)).toBeVisible();
    await expect.element(table.getByRole('link', { name: 'Opal Rush' })).toBeVisible();
    far.answer('listRounds', empty);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(alert).not.toBeInTheDocument();
  });

  it('says that nothing was played, and offers more days', async () => {
    far.answer('listRounds', empty);
    const router = await open();
    await expect.element(page.getByRole('heading', { name: 'No records' })).toBeVisible();
    await page.getByRole('button', { name: 'Show last 30 days' }).click();
    await expect.poll(() => router.state.location.search).toEqual({ preset: 'days30' });
    await expect
      .element(page.getByRole('button', { name: 'Show last 30 days' }))
      .not.toBeInTheDocument();
  });

  it('is busy until the first answer', async () => {
    const release = far.hold('listRounds');
    await open();
    await expect.element(table).toHaveAttribute('aria-busy', 'true');
    release();
    await expect.element(table.getByRole('link', { name: 'Opal Rush' })).toBeVisible();
  });

  it.each(['offline', 'badGateway'] as const)('says that the line is down: %s', async (fault) => {
    far.fail('listRounds', fault);
    await open();
    await expect.element(alert.getByText(/^We can't reach the server\./u)).toBeVisible();
    far.answer('listRounds', samples.listRounds);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(table.getByRole('link', { name: 'Opal Rush' })).toBeVisible();
  });

  it.each(['in_need_true_account', 'overloaded'] as const)('shows the refusal %s', async (code) => {
    far.refuse('listRounds', code);
    await open();
    await expect.element(alert.getByText(refusalText(code))).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  });

  it('asks for a login where the session has ended', async () => {
    far.refuse('listRounds', 'not_signed_in');
    await open();
    await expect
      .element(page.getByRole('dialog', { name: 'Your session has ended' }))
      .toBeVisible();
  });

  it('stands right to left in Arabic, with amounts left to right', async () => {
    await open('ar');
    await expect.element(page.getByRole('heading', { name: 'سجل الرهانات' })).toBeVisible();
    expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['ar', 'rtl']);
    await expect.element(page.getByText('+฿7.00')).toHaveAttribute('dir', 'ltr');
    far.answer('listRounds', empty);
    await page.getByRole('button', { name: 'اليوم' }).click();
    await expect.element(page.getByRole('heading', { name: 'لا توجد سجلات' })).toBeVisible();
  });
});
