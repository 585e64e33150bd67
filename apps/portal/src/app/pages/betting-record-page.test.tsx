import { refusalText, samples } from '@portal/protocol/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { alert, far, openPortal, saidOf } from '../../testing/portal.tsx';

const address = '/m/personalHistoryCopy';
const table = page.getByRole('table');
const empty = { content: [], nextCursor: null };

const days = { from: '2026-03-01', to: '2026-03-02' };

function line(end: string) {
  const [first] = samples.listBets.content;
  return { ...present(first), betId: `bet_0198f0aa${end}` };
}

function present<Value>(value: Value | undefined): Value {
  if (value === undefined) {
    throw new Error('the sample has a line');
  }
  return value;
}

function open(locale: 'en' | 'ar' = 'en', search = '') {
  return openPortal(`${address}${search}`, { as: 'member', locale });
}

describe('the betting record', () => {
  it('lists bets with seconds, zone and currency in the head, and sums of all of them', async () => {
    await open();
    const row = table.getByRole('row', { name: /Baccarat Salon/u });
    await expect.element(row.getByText('+19.00')).toBeVisible();
    await expect.element(row.getByText('2026-03-02 17:00:00')).toBeVisible();
    await expect
      .element(table.getByRole('columnheader', { name: 'Time (GMT+7)' }))
      .toBeInTheDocument();
    await expect
      .element(table.getByRole('columnheader', { name: 'Net (THB)' }))
      .toBeInTheDocument();
    await expect.element(page.getByText('+฿22.00')).toBeVisible();
    await expect.element(page.getByText('฿690.00')).toBeVisible();
    // 690.00 − 10.00 not over − 30.00 given back − 672.00 paid out = −22.00 lost.
    await expect.element(page.getByText('Of it given back')).toBeVisible();
    await expect.element(page.getByText('฿30.00')).toBeVisible();
  });

  it('opens a line, goes to the next, and leads to the receipt', async () => {
    far.answer('listBets', { content: [line('8000'), line('8001')], nextCursor: null });
    const router = await open();
    await table.getByRole('button', { name: 'Baccarat Salon' }).first().click();
    const drawer = page.getByRole('dialog', { name: 'Baccarat Salon' });
    await expect.element(drawer.getByText('+฿19.00')).toBeVisible();
    expect(router.state.location.search).toMatchObject({ open: 'bet_0198f0aa8000' });
    await expect.element(drawer.getByRole('button', { name: 'Newer' })).toBeDisabled();
    await drawer.getByRole('button', { name: 'Older' }).click();
    await expect
      .poll(() => router.state.location.search)
      .toMatchObject({ open: 'bet_0198f0aa8001' });
    await drawer.getByRole('link', { name: 'Open the receipt' }).click();
    await expect.poll(() => router.state.location.pathname).toBe(`${address}/bet/bet_0198f0aa8001`);
  });

  it('shows no net of a bet that still runs', async () => {
    const running = { ...line('8000'), state: 'open', result: 'PENDING', net: '-20.00' } as const;
    far.answer('listBets', { content: [running], nextCursor: null });
    await open();
    await expect.element(table.getByRole('row', { name: /Baccarat Salon/u })).toBeVisible();
    await expect.element(table.getByText('−20.00')).not.toBeInTheDocument();
    await table.getByRole('button', { name: 'Baccarat Salon' }).click();
    const drawer = page.getByRole('dialog', { name: 'Baccarat Salon' });
    await expect.element(drawer.getByText('Net')).toBeVisible();
    await expect.element(drawer.getByText('−฿20.00')).not.toBeInTheDocument();
  });

  it('fetches older lines before the drawer has come to the last', async () => {
    far.answer('listBets', ({ query }) =>
      query['cursor'] === undefined
        ? { content: [line('8000')], nextCursor: 'bet_0198f0aa9001' }
        : { content: [line('8001')], nextCursor: null },
    );
    await open('en', '?open=bet_0198f0aa8000');
    const drawer = page.getByRole('dialog', { name: 'Baccarat Salon' });
    await expect.element(drawer.getByRole('button', { name: 'Older' })).toBeEnabled();
  });

  it('asks for days and filters, keeps them in its address, and sums the same', async () => {
    const router = await open('en', '?from=2026-03-01&to=2026-03-02');
    await expect.poll(() => far.calls('listBets').at(-1)?.query).toMatchObject(days);
    await page.getByRole('radio', { name: 'Fun money' }).click();
    await page.getByRole('combobox', { name: 'Product' }).selectOptions('Sports');
    await page.getByRole('combobox', { name: 'Provider' }).selectOptions('Simulator');
    await page.getByRole('combobox', { name: 'State' }).selectOptions('Open');
    const kinds = { category: 'SPORTS', provider: 'vendor:SIM', state: 'open' };
    const filters = { ...days, mode: 'trial', ...kinds };
    await expect.poll(() => router.state.location.search).toMatchObject(filters);
    await expect.poll(() => far.calls('listBets').at(-1)?.query).toMatchObject(filters);
    await expect.poll(() => far.calls('readBetTotals').at(-1)?.query).toEqual(filters);
    await page.getByRole('button', { name: 'Previous dates' }).click();
    const before = { from: '2026-02-27', to: '2026-02-28' };
    await expect.poll(() => far.calls('readBetTotals').at(-1)?.query).toMatchObject(before);
  });

  it('names its filters, and takes away one or all of them', async () => {
    const router = await open('en', '?mode=trial&category=SPORTS&provider=vendor:SIM&state=open');
    const bar = page.getByRole('search', { name: 'Dates and filters' });
    await bar.getByRole('button', { name: 'Remove the filter Sports' }).click();
    await expect.poll(() => router.state.location.search).not.toHaveProperty('category');
    await bar.getByRole('button', { name: 'Clear all' }).click();
    await expect.poll(() => far.calls('readBetTotals').at(-1)?.query).not.toHaveProperty('mode');
    await expect.element(bar.getByRole('button', { name: /^Remove/u })).not.toBeInTheDocument();
  });

  it('fetches lines until it has the one that its address opens', async () => {
    far.answer('listBets', ({ query }) =>
      query['cursor'] === undefined
        ? { content: [line('8000')], nextCursor: 'bet_0198f0aa9001' }
        : { content: [line('8001')], nextCursor: null },
    );
    await open('en', '?open=bet_0198f0aa8001');
    await expect.element(page.getByRole('dialog', { name: 'Baccarat Salon' })).toBeVisible();
  });

  it('shows the last seven days where the address names none that can be shown', async () => {
    await open('en', '?from=2026-03-09&to=2026-03-01&category=x&state=1');
    await expect.element(table.getByRole('button', { name: 'Baccarat Salon' })).toBeVisible();
    const { from = '', to = '' } = far.calls('readBetTotals').at(-1)?.query ?? {};
    expect((Date.parse(to) - Date.parse(from)) / 86_400_000).toBe(6);
  });

  it('keeps the whole range as a file, and says why it cannot', async () => {
    await open('en', '?from=2026-03-01&to=2026-03-02&state=void');
    await page.getByRole('button', { name: 'Save as CSV' }).click();
    await expect
      .poll(() => far.calls('readBetsFile').at(-1)?.query)
      .toMatchObject({ ...days, state: 'void', language: 'EN' });
    far.refuse('readBetsFile', 'in_need_true_account');
    await page.getByRole('button', { name: 'Save as CSV' }).click();
    await expect
      .element(alert.getByText(refusalText('in_need_true_account'), { exact: false }).first())
      .toBeInTheDocument();
  });

  it('says so when the sums do not arrive, and keeps the lines', async () => {
    far.fail('readBetTotals', 'offline');
    await open();
    await expect.element(alert.getByText(/^We can't reach the server\./u)).toBeVisible();
    await expect.element(table.getByRole('button', { name: 'Baccarat Salon' })).toBeVisible();
    far.answer('readBetTotals', samples.readBetTotals);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(page.getByText('฿690.00')).toBeVisible();
    // 690.00 − 10.00 not over − 30.00 given back − 672.00 paid out = −22.00 lost.
    await expect.element(page.getByText('Of it given back')).toBeVisible();
    await expect.element(page.getByText('฿30.00')).toBeVisible();
  });

  it('is two lines a bet on a phone', async () => {
    await openPortal(address, { as: 'member', width: 390 });
    const cell = (name: string | RegExp) => table.getByRole('cell', { name }).element();
    await expect.element(table.getByText('+19.00')).toBeVisible();
    const [title, figure, note] = [/^Baccarat Salon/u, '+19.00', /2026-03-02/u].map((name) =>
      cell(name).getBoundingClientRect(),
    );
    expect(Math.abs((title?.y ?? 0) - (figure?.y ?? 99))).toBeLessThan(12);
    expect(note?.top).toBeGreaterThanOrEqual(title?.bottom ?? 0);
    expect(document.querySelector('table .ui-copy-id')?.checkVisibility()).toBe(false);
  });

  it('continues after the last line when more is asked for', async () => {
    far.answer('listBets', ({ query }) =>
      query['cursor'] === undefined
        ? { ...samples.listBets, nextCursor: 'bet_0198f0aa9001' }
        : { content: [line('8001')], nextCursor: null },
    );
    await open();
    await page.getByRole('button', { name: 'Load more' }).click();
    await expect.poll(() => table.getByRole('row').elements()).toHaveLength(3);
    expect(far.calls('listBets').at(-1)?.query['cursor']).toBe('bet_0198f0aa9001');
    await expect.element(page.getByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
  });

  it('keeps its lines when the next ones do not arrive, and says so', async () => {
    far.answer('listBets', { ...samples.listBets, nextCursor: 'bet_0198f0aa9001' });
    await open();
    await expect.element(page.getByRole('button', { name: 'Load more' })).toBeVisible();
    far.fail('listBets', 'offline');
    await page.getByRole('button', { name: 'Load more' }).click();
    await expect.element(alert.getByText(/^We can't reach the server\./u)).toBeVisible();
    await expect
      .element(table.getByRole('button', { name: 'Baccarat Salon', exact: true }))
      .toBeVisible();
    far.answer('listBets', empty);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(page.getByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  });

  it('says that nothing was played, and offers no file of it', async () => {
    far.answer('listBets', empty);
    await open();
    await expect.element(page.getByRole('heading', { name: 'No records' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Save as CSV' })).toBeDisabled();
  });

  it('shows rounds that wait above it, and leads to them', async () => {
    await open();
    const waiting = page.getByRole('link', { name: /Opal Rush/u });
    await expect
      .element(waiting)
      .toHaveAttribute('href', `${address}/${samples.listRounds.content[0]?.roundId}`);
    expect(far.calls('listRounds').at(-1)?.query).toMatchObject({ state: 'open' });
  });

  it('is busy until the first answer', async () => {
    const release = far.hold('listBets');
    await open();
    await expect.element(table).toHaveAttribute('aria-busy', 'true');
    release();
    await expect
      .element(table.getByRole('button', { name: 'Baccarat Salon', exact: true }))
      .toBeVisible();
  });

  it.each(['offline', 'badGateway'] as const)('says that the line is down: %s', async (fault) => {
    far.fail('listBets', fault);
    await open();
    await expect.element(alert.getByText(saidOf[fault])).toBeVisible();
    far.answer('listBets', samples.listBets);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect
      .element(table.getByRole('button', { name: 'Baccarat Salon', exact: true }))
      .toBeVisible();
  });

  it.each(['in_need_true_account', 'overloaded'] as const)('shows the refusal %s', async (code) => {
    far.refuse('listBets', code);
    await open();
    await expect.element(alert.getByText(refusalText(code))).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  });

  it('asks for a login where the session has ended', async () => {
    far.refuse('listBets', 'not_signed_in', { ended: 'expired' });
    await open();
    await expect
      .element(page.getByRole('dialog', { name: 'Your session has ended' }))
      .toBeVisible();
  });

  it('stands right to left in Arabic, with amounts left to right', async () => {
    await open('ar');
    await expect.element(page.getByRole('heading', { name: 'سجل الرهانات' })).toBeVisible();
    expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['ar', 'rtl']);
    await expect.element(page.getByText('+19.00')).toHaveAttribute('dir', 'ltr');
    await expect
      .element(table.getByRole('columnheader', { name: 'الوقت (GMT+7)' }))
      .toBeInTheDocument();
    far.answer('listBets', empty);
    await page.getByRole('button', { name: /^\d{4}-/u }).click();
    await page.getByRole('button', { name: 'اليوم', exact: true }).click();
    await expect.element(page.getByRole('heading', { name: 'لا توجد سجلات' })).toBeVisible();
  });
});
