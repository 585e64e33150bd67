import { assertDefined } from '@portal/money';
import { refusalText, samples } from '@portal/protocol/testing';
import { accessFaults } from '@portal/ui/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectFit, phones } from '../../testing/fit.ts';
import { alert, far, openPortal, saidOf } from '../../testing/portal.tsx';

const open = (search = '', locale: 'en' | 'ar' = 'en', width = 1280) =>
  openPortal(`/a/agentTeamOverview${search}`, { as: 'agent', locale, width });

describe('the overview of a team', () => {
  it('shows what came in, what was played, who plays, and what is left for the agent', async () => {
    await open();
    await expect.element(page.getByText('฿48,200.00')).toBeVisible();
    await expect.element(page.getByText('−฿2,300.00')).toBeVisible();
    await expect.element(page.getByText('+฿4,800.00')).toBeVisible();
    await expect.element(page.getByText('฿81,240.50')).toBeVisible();
    await expect.element(page.getByText('+฿1,250.00')).toBeVisible();
    await expect.element(page.getByText(/^Updated /u)).toBeVisible();
    expect(await accessFaults()).toEqual([]);
  });

  it('says of the figures at a glance how they differ, and draws their thirty days', async () => {
    await open();
    const group = page.getByRole('term').filter({ hasText: /^Deposits$/u });
    await expect.element(group).toBeVisible();
    const tiles = () => document.querySelector('[data-ux="AC-02"] dl')?.textContent;
    expect(tiles()).toContain('+฿3,000.00 (50.0%) against the period before');
    // Nothing to compare with has no per cent.
    expect(tiles()).toContain('+฿46,100.00 against the period before');
    const lines = page.getByRole('img', { name: /^Last 30 days: lowest/u });
    expect(lines.elements()).toHaveLength(5);
    expect(lines.elements()[0]?.getAttribute('aria-label')).toMatch(
      /lowest .*0\.00.*, highest .*5,000\.00.*, last day .*5,000\.00/u,
    );
    const days = page.getByRole('table', { name: 'The last 30 days' });
    await expect.element(days.getByRole('row', { name: /^2026-03-08/u })).toBeInTheDocument();
    expect(await accessFaults()).toEqual([]);
  });

  it('draws a flat line where nothing happened in thirty days', async () => {
    const [first] = samples.readTeamOverview.trend.days;
    const quiet = assertDefined(first, 'a sample has days');
    const days = ['2026-03-08', '2026-03-09'].map((day) => ({ ...quiet, day }));
    const trend = { ...samples.readTeamOverview.trend, days };
    far.answer('readTeamOverview', { ...samples.readTeamOverview, trend });
    await open();
    const lines = page.getByRole('img', { name: /highest .*0\.00.*, last day .*0\.00/u });
    await expect.poll(() => lines.elements().length).toBe(5);
    expect(lines.elements()[0]?.querySelector('polyline')?.getAttribute('points')).toBe(
      '0,32 120,32',
    );
  });

  it.each(phones)('fits a phone of %i, in Arabic as well', async (width) => {
    far.answer('readTeamOverview', { ...samples.readTeamOverview, teamBalance: '91690714.81' });
    await open('', 'en', width);
    await expect.element(page.getByText('฿91,690,714.81')).toBeVisible();
    await expectFit(width, page.getByRole('combobox', { name: 'Category' }));
    await open('', 'ar', width);
    await expect.element(page.getByRole('heading', { name: 'لمحة سريعة' })).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });

  it('draws one day as one bar with its scale, and explains what stands below zero', async () => {
    const [first] = samples.readTeamOverview.days;
    const day = { ...assertDefined(first, 'a sample has days'), stake: '777.50' };
    const below = page.getByText(/^Below zero: more was taken back/u);
    far.answer('readTeamOverview', { ...samples.readTeamOverview, days: [day] });
    await open();
    const figure = page.getByRole('figure');
    await expect.element(figure).toMatchTextContent(/777\.50.*0/u);
    const [bar] = document.querySelectorAll('figure rect');
    const box = document.querySelector('figure svg')?.getAttribute('viewBox')?.split(' ');
    // A bar alone is no block across the whole chart.
    expect(Number(bar?.getAttribute('width')) * 5).toBeLessThan(Number(box?.[2]));
    expect(below.elements()).toHaveLength(0);
    const days = [{ ...day, deposit: '-350.00' }];
    far.answer('readTeamOverview', { ...samples.readTeamOverview, days });
    await open('?scope=direct');
    await expect.element(below).toBeVisible();
  });

  it('draws days, categories and teams, and says the same in a table', async () => {
    await open();
    await expect.element(page.getByRole('table', { name: 'Stakes' })).toBeInTheDocument();
    await page.getByRole('radio', { name: 'Deposits' }).click();
    const table = page.getByRole('table', { name: 'Deposits' });
    await expect.element(table.getByText('4,000.00')).toBeInTheDocument();
    await expect
      .element(page.getByRole('list', { name: 'By category' }).getByText('Slots'))
      .toBeVisible();
    await expect
      .element(page.getByRole('list', { name: 'By downline' }).getByText('northgate'))
      .toBeVisible();
  });

  it('asks for days and a category', async () => {
    await open('?from=2026-03-01&to=2026-03-09');
    await page.getByRole('combobox', { name: 'Category' }).selectOptions('Lottery');
    await expect
      .poll(() => far.calls('readTeamOverview').at(-1)?.query)
      .toMatchObject({ from: '2026-03-01', to: '2026-03-09', category: 'LOTT' });
    await page.getByRole('combobox', { name: 'Whose figures' }).selectOptions('Directly below');
    await expect
      .poll(() => far.calls('readTeamOverview').at(-1)?.query)
      .toMatchObject({ category: 'LOTT', scope: 'direct' });
  });

  it('says when the balance of a large team was counted', async () => {
    const counted = { teamBalance: '9000.00', teamBalanceAt: '2026-03-09T07:50:00Z' };
    far.answer('readTeamOverview', { ...samples.readTeamOverview, ...counted });
    await open();
    await expect.element(page.getByText(/^as of .*50/u)).toBeVisible();
  });

  it('is calm about days without anything, and about a large team that is not counted yet', async () => {
    const nothing = { days: [], categories: [], downline: [], teamBalance: null };
    far.answer('readTeamOverview', { ...samples.readTeamOverview, ...nothing });
    await open();
    await expect
      .element(page.getByRole('heading', { name: 'Nothing happened in these days.' }))
      .toBeVisible();
    await expect.element(page.getByText('Counted within ten minutes')).toBeVisible();
  });

  it('asks again for what did not arrive', async () => {
    far.fail('readTeamOverview', 'offline');
    await open();
    await expect.element(alert.getByText(saidOf.offline)).toBeVisible();
    far.answer('readTeamOverview', samples.readTeamOverview);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(page.getByText('฿48,200.00')).toBeVisible();
  });

  it('shows a refusal, and the way to the second factor', async () => {
    far.refuse('readTeamOverview', 'not_found');
    await open('?account=stranger');
    await expect.element(alert.getByText(refusalText('not_found'))).toBeVisible();
    far.refuse('readTeamOverview', 'factor_required');
    await open();
    await expect.element(page.getByRole('link', { name: 'To the security centre' })).toBeVisible();
  });

  it('is busy until the answer', async () => {
    const release = far.hold('readTeamOverview');
    await open();
    const busy = () => document.querySelectorAll('[aria-busy="true"]').length;
    await expect.poll(busy).toBeGreaterThan(0);
    release();
    await expect.element(page.getByText('฿48,200.00')).toBeVisible();
    await expect.poll(busy).toBe(0);
  });

  it('speaks Arabic', async () => {
    await open('', 'ar');
    await expect.element(page.getByRole('heading', { name: 'نظرة عامة على الفريق' })).toBeVisible();
  });
});
