import { refusalText, samples } from '@portal/protocol/testing';
import { accessFaults } from '@portal/ui/testing';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { alert, far, openPortal, saidOf } from '../../testing/portal.tsx';

const address = '/a/downlineManagmentView';
const open = (search = '', locale: 'en' | 'ar' = 'en') =>
  openPortal(`${address}${search}`, { as: 'agent', locale });
const lastQuery = () => far.calls('listDownline').at(-1)?.query;

describe('team management', () => {
  it('fits into its card on a screen of 1280', async () => {
    await page.viewport(1280, 900);
    await open();
    await expect.element(page.getByRole('row').nth(1)).toBeVisible();
    const frame = document.querySelector('.ui-table-scroll');
    expect(frame?.scrollWidth).toBeLessThanOrEqual(frame?.clientWidth ?? 0);
    // A span of rates stands in one line.
    const rate = page.getByText('0–1.2%').first().element();
    expect(rate.getClientRects()).toHaveLength(1);
  });

  it('lists who stands below, with what an agent may know', async () => {
    await open();
    const row = page.getByRole('row', { name: /northgate/u });
    await expect.element(row.getByText('N***a')).toBeVisible();
    await expect.element(row.getByText('1,204.50')).toBeVisible();
    await expect.element(row.getByText('38 people')).toBeVisible();
    await expect.element(row.getByText('7 directly')).toBeVisible();
    await expect.element(row.getByText('0–1.2%')).toBeVisible();
    await expect.element(row.getByText('Active')).toBeVisible();
    await expect.element(row.getByText('20,480.00')).toBeVisible();
    await expect.element(row.getByText('Daily wage')).toBeVisible();
    const other = page.getByRole('row', { name: /lowtide/u });
    await expect.element(other.getByText('Not available')).toBeVisible();
    expect(await accessFaults()).toEqual([]);
  });

  it('leads to the form that opens an account, which stands below the reader alone', async () => {
    const router = await open();
    await page.getByRole('link', { name: 'Open an account' }).click();
    await expect.element(page.getByRole('form', { name: 'Open an account' })).toBeVisible();
    expect(router.state.location.search).toEqual({ tab: 'open' });
    await open('?account=northgate');
    await expect.element(page.getByRole('button', { name: 'Save as CSV' })).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Open an account' }))
      .not.toBeInTheDocument();
  });

  it('opens a level deeper, with the way back up', async () => {
    far.answer('listDownline', { ...samples.listDownline, upline: ['harbour88', 'eastquay'] });
    const router = await open('?account=eastquay');
    await page.getByRole('button', { name: /open the team of northgate/u }).click();
    await expect.poll(() => router.state.location.search).toMatchObject({ account: 'northgate' });
    const path = page.getByRole('navigation', { name: 'Way down the team' });
    await path.getByRole('button', { name: 'harbour88' }).click();
    await expect.poll(() => router.state.location.search).not.toHaveProperty('account');
  });

  it('searches, narrows and turns the order', async () => {
    const router = await open();
    await page.getByRole('searchbox', { name: 'Find an account' }).fill('north');
    await expect.poll(() => router.state.location.search).toMatchObject({ search: 'north' });
    await page.getByRole('combobox', { name: 'Part of the team' }).selectOptions('Whole team');
    await page.getByRole('combobox', { name: 'Type' }).selectOptions('Agent');
    await page.getByRole('combobox', { name: 'Order' }).selectOptions('Oldest first');
    await expect
      .poll(lastQuery)
      .toMatchObject({ search: 'north', scope: 'team', kind: 'agent', order: 'asc', page: '1' });
  });

  it('shows the tree of agents, branch by branch, each opening its team', async () => {
    const router = await open();
    await page.getByText('The tree of your agents').click();
    const more = page.getByRole('button', { name: 'Show the agents below northgate' });
    await expect.element(more).toBeVisible();
    far.answer('listDownline', { ...samples.listDownline, content: [], total: 0 });
    await more.click();
    await expect.element(page.getByText('No agents here')).toBeVisible();
    expect(far.calls('listDownline').at(-1)?.query).toMatchObject({
      account: 'northgate',
      kind: 'agent',
      pageSize: '100',
    });
    await page.getByRole('button', { name: 'northgate', exact: true }).click();
    await expect.poll(() => router.state.location.search).toMatchObject({ account: 'northgate' });
  });

  it('shows and asks for no balances where the site keeps them from agents', async () => {
    const content = samples.listDownline.content.map((row) => ({
      ...row,
      balance: null,
      teamBalance: null,
    }));
    far.answer('listDownline', { ...samples.listDownline, content, showsBalances: false });
    await open();
    const row = page.getByRole('row', { name: /northgate/u });
    await expect.element(row.getByText('–').first()).toBeVisible();
    await expect
      .element(page.getByRole('searchbox', { name: 'Balance from' }))
      .not.toBeInTheDocument();
    await expect.element(page.getByText('1,204.50')).not.toBeInTheDocument();
  });

  it('shows as many rows to a page as somebody chooses', async () => {
    far.answer('listDownline', { ...samples.listDownline, total: 45, totalPages: 3 });
    const router = await open('?page=2');
    await page.getByRole('combobox', { name: 'Rows per page' }).selectOptions('50 per page');
    await expect.poll(lastQuery).toMatchObject({ pageSize: '50', page: '1' });
    expect(router.state.location.search).toMatchObject({ size: 50 });
  });

  it('narrows by days, balance and contract, sorts, and files the same', async () => {
    const router = await open('?from=2026-02-01&leastBalance=100');
    await page.getByRole('button', { name: 'With a contract' }).click();
    await page.getByRole('combobox', { name: 'Sort by' }).selectOptions('Team size');
    const filter = {
      from: '2026-02-01',
      leastBalance: '100',
      contract: 'yes',
      sort: 'teamSize',
    };
    await expect.poll(lastQuery).toMatchObject(filter);
    await page.getByRole('button', { name: 'Save as CSV' }).click();
    await expect.poll(() => far.calls('readDownlineFile').at(-1)?.query).toEqual(filter);
    await page.getByRole('searchbox', { name: 'Balance up to' }).fill('900');
    page.getByRole('searchbox', { name: 'Balance up to' }).element().blur();
    await expect.poll(() => router.state.location.search).toMatchObject({ mostBalance: '900' });
  });

  it('files after a proof, by itself, and says why not where nobody proves (R67)', async () => {
    const saved = vi.spyOn(URL, 'createObjectURL');
    far.refuse('readDownlineFile', 'step_up_required', { kinds: ['authenticator'] });
    await open();
    const proof = page.getByRole('dialog', { name: "Confirm that it's you" });
    await page.getByRole('button', { name: 'Save as CSV' }).click();
    await proof.getByRole('button', { name: 'Cancel' }).click();
    const said = alert.getByText(refusalText('step_up_required'), { exact: false });
    await expect.element(said.first()).toBeVisible();
    expect(saved).not.toHaveBeenCalled();
    await page.getByRole('button', { name: 'Save as CSV' }).click();
    const code = proof.getByRole('textbox', { name: 'Code of your authenticator' });
    await expect.element(code).toBeVisible();
    far.answer('readDownlineFile', samples.readDownlineFile);
    await code.fill('123456');
    await expect.poll(() => saved.mock.calls).toHaveLength(1);
    expect(far.calls('readDownlineFile')).toHaveLength(3);
    saved.mockRestore();
  });

  it('says when there are too many to be compared', async () => {
    far.answer('listDownline', { ...samples.listDownline, isSorted: false });
    await open('?sort=balance');
    await expect.element(page.getByText(/^Too many people to be compared/u)).toBeVisible();
    far.refuse('listDownline', 'team_too_large', { most: 2000 });
    await page.getByRole('button', { name: 'With a contract' }).click();
    await expect.element(alert.getByText(refusalText('team_too_large'))).toBeVisible();
  });

  it('keeps a note, and leads to the offer of a contract', async () => {
    await open();
    await page.getByRole('button', { name: /^northgate/u }).click();
    const note = page.getByRole('textbox', { name: 'Your note' });
    await expect.element(note).toHaveValue('Runs the football group');
    await note.fill('Plays on Sundays');
    await page.getByRole('button', { name: 'Keep the note' }).click();
    await expect.element(page.getByText('Note kept')).toBeVisible();
    expect(far.calls('noteDownline').at(-1)).toMatchObject({
      params: { account: 'northgate' },
      body: { note: 'Plays on Sundays' },
    });
    const offers = page.getByRole('button', { name: /^Offer: / });
    const names = () => offers.elements().map((offer) => offer.textContent);
    expect(names()).toEqual(['Offer: Dividend', 'Offer: Daily wage']);
    await page.getByRole('button', { name: 'Offer: Dividend' }).click();
    await expect.element(page.getByRole('dialog', { name: /Dividend/u })).toBeVisible();
  });

  it('leads to a transfer with the account filled in', async () => {
    await open();
    await page.getByRole('button', { name: /^northgate/u }).click();
    await page.getByRole('link', { name: 'Transfer to northgate' }).click();
    await expect.element(page.getByRole('textbox', { name: /^To/u })).toHaveValue('northgate');
  });

  it.each([
    ['Bets of lowtide', 'listTeamBets'],
    ['Transactions of lowtide', 'listTeamTransactions'],
  ] as const)('leads to the records of whoever is looked at: %s', async (name, call) => {
    await open();
    await page.getByRole('button', { name: 'lowtide' }).click();
    await page.getByRole('link', { name }).click();
    await expect.poll(() => far.calls(call).at(-1)?.query).toMatchObject({ account: 'lowtide' });
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });

  it('raises rates of somebody directly below, within what stands and what is held', async () => {
    await open();
    await page.getByRole('button', { name: /^northgate/u }).click();
    await page.getByRole('button', { name: 'Raise the rates' }).click();
    const field = page.getByRole('textbox', { name: 'Lottery', exact: true });
    await field.fill('1.1');
    await page.getByRole('button', { name: 'Raise', exact: true }).click();
    await expect.element(page.getByText('From 1.2 to 1.5, at most two decimals.')).toBeVisible();
    await field.fill('1.5');
    far.refuse('raiseDownlineTerms', 'terms_out_of_range', {
      field: 'LOTT',
      least: '1',
      most: '1',
    });
    await page.getByRole('button', { name: 'Raise', exact: true }).click();
    await expect.element(page.getByText(refusalText('terms_out_of_range'))).toBeVisible();
    far.answer('raiseDownlineTerms', samples.raiseDownlineTerms);
    await page.getByRole('button', { name: 'Raise', exact: true }).click();
    await expect.element(page.getByText('northgate has new rates')).toBeVisible();
    expect(far.calls('raiseDownlineTerms').at(-1)).toMatchObject({
      params: { account: 'northgate' },
      body: { rates: { LOTT: '1.5' } },
    });
  });

  it('offers nothing for whoever is not available', async () => {
    await open();
    await page.getByRole('button', { name: 'lowtide' }).click();
    await expect.element(page.getByRole('dialog', { name: 'lowtide' })).toBeVisible();
    expect(page.getByRole('button', { name: 'Raise the rates' }).elements()).toEqual([]);
  });

  it('is calm about an empty team', async () => {
    far.answer('listDownline', { ...samples.listDownline, content: [], total: 0, teamSize: 0 });
    await open();
    await expect.element(page.getByRole('heading', { name: 'Nobody here' })).toBeVisible();
  });

  it('is busy until the answer, and asks again for what did not arrive', async () => {
    far.fail('listDownline', 'badGateway');
    await open();
    await expect.element(alert.getByText(saidOf.badGateway)).toBeVisible();
    far.answer('listDownline', samples.listDownline);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(page.getByText('38 people')).toBeVisible();
  });

  it('says that somebody is not in the team as if nobody were called so', async () => {
    far.refuse('listDownline', 'not_found');
    await open('?account=stranger');
    await expect.element(alert.getByText(refusalText('not_found'))).toBeVisible();
  });

  it('speaks Arabic', async () => {
    await open('', 'ar');
    await expect.element(page.getByRole('heading', { name: 'إدارة الفريق' })).toBeVisible();
  });
});
