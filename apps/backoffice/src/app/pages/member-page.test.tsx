import { samples } from '@portal/protocol/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, asked, openDesk } from '../../testing/desk.tsx';
import {
  auditPage,
  memberDetail,
  memberList,
  memberRow,
  operator,
  roundsPage,
  statementPage,
} from '../../testing/samples.ts';

const address = '/members/mbr_0198f0aa7000';

beforeEach(() => {
  answer('GET members/*', () => ({ value: memberDetail() }));
  answer('GET members/*/statement', () => ({ value: statementPage }));
  answer('GET members/*/statement/totals', () => ({ value: samples.readStatementTotals }));
  answer('GET members/*/rounds/totals', () => ({ value: samples.readRoundTotals }));
  answer('GET audit', () => ({ value: auditPage }));
});

describe('a member', () => {
  it('shows the statement with the balance after each line', async () => {
    openDesk(address);
    const stake = page.getByRole('row', { name: /Stake.*−20\.00.*12,480\.50/u });
    await expect.element(stake).toBeVisible();
    await expect.element(page.getByText('+฿12,480.50')).toBeVisible();
    await expect.element(page.getByRole('row', { name: /type_of_tomorrow/u })).toBeVisible();
  });

  it('shows the rounds with stake, win and net', async () => {
    answer('GET members/*/rounds', () => ({ value: roundsPage }));
    openDesk(address);
    await page.getByRole('tab', { name: 'Rounds' }).click();
    const round = page.getByRole('row', { name: /Opal Rush.*20\.00.*−15\.00/u });
    await expect.element(round).toBeVisible();
    expect(document.querySelector('[role=tab][aria-selected=true]')?.textContent).toBe('Rounds');
  });

  it('keeps days, filters and the open line in the address, and sums and files the same', async () => {
    answer('GET members/*/rounds', () => ({ value: roundsPage }));
    answer('GET members/*/rounds/file', () => ({ value: samples.readRoundsFile }));
    const router = openDesk(`${address}?record=rounds&from=2026-03-01&to=2026-03-02`);
    await page.getByRole('combobox', { name: 'Type' }).selectOptions('Slots');
    await page.getByRole('combobox', { name: 'State' }).selectOptions('Settled');
    const filter = { from: '2026-03-01', to: '2026-03-02', engine: 'slot', state: 'settled' };
    const last = (end: string) => asked.findLast(({ path }) => path.endsWith(end))?.query;
    await expect.poll(() => last('/rounds/totals')).toEqual(filter);
    await expect.poll(() => last('/rounds')).toMatchObject(filter);
    await page.getByRole('button', { name: 'Save as CSV' }).click();
    await expect.poll(() => last('/rounds/file')).toEqual(filter);
    await page.getByRole('button', { name: 'Opal Rush', exact: true }).click();
    await expect.element(page.getByRole('dialog').getByText('−฿15.00')).toBeVisible();
    expect(router.state.location.search).toMatchObject({ ...filter, open: 'rnd_0198f0aa8000' });
  });

  it('asks the audit trail for this member only', async () => {
    openDesk(address);
    await expect.element(page.getByRole('row', { name: /harbour.*Locked/u })).toBeVisible();
    expect(asked.find(({ path }) => path === 'audit')?.query['subjectId']).toBe('mbr_0198f0aa7000');
  });

  it('refuses to lock without a reason and sends nothing', async () => {
    openDesk(address);
    await page.getByRole('button', { name: 'Lock' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Lock' }).click();
    await expect.element(page.getByText('Use at least 3 characters.')).toBeVisible();
    expect(asked.some(({ method }) => method === 'POST' && method.includes('lock'))).toBe(false);
  });

  it('locks for a reason, says so and shows the new state', async () => {
    answer('POST members/*/lock', () => ({
      value: memberDetail({ state: 'locked', lockReason: 'Stolen card', abilities: ['unlock'] }),
    }));
    openDesk(address);
    await page.getByRole('button', { name: 'Lock' }).click();
    await page.getByRole('textbox', { name: 'Reason' }).fill('Stolen card');
    await page.getByRole('dialog').getByRole('button', { name: 'Lock' }).click();
    await expect.element(page.getByText('mike88 is locked.').first()).toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Unlock' })).toBeVisible();
    const sent = asked.find(({ path }) => path.endsWith('/lock'));
    expect(JSON.parse(sent?.body ?? '')).toEqual({ reason: 'Stolen card' });
  });

  it('keeps the reason when the server refuses', async () => {
    answer('POST members/*/lock', () => ({ refusal: 'member_state_conflict', status: 409 }));
    openDesk(address);
    await page.getByRole('button', { name: 'Lock' }).click();
    await page.getByRole('textbox', { name: 'Reason' }).fill('Stolen card');
    await page.getByRole('dialog').getByRole('button', { name: 'Lock' }).click();
    await expect.element(page.getByText('Refused: member_state_conflict')).toBeVisible();
    await expect.element(page.getByRole('textbox', { name: 'Reason' })).toHaveValue('Stolen card');
  });

  it('shows a whole page with a way on when the answer cannot be drawn', async () => {
    answer('GET members/*', () => ({ value: {} }));
    openDesk(address);
    await expect.element(page.getByRole('heading', { name: /stopped working/u })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Load again' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Members' }).first()).toBeVisible();
  });

  it('jumps to the search of members by Ctrl K', async () => {
    answer('GET members', () => ({ value: memberList([memberRow()]) }));
    openDesk(address);
    await expect.element(page.getByRole('heading', { name: 'mike88' })).toBeVisible();
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect.element(page.getByRole('searchbox')).toHaveFocus();
  });

  it('adjusts the balance at once below the ceiling, with a key of its own', async () => {
    answer('GET members/*', () => ({ value: memberDetail({ abilities: ['adjust'] }) }));
    answer('GET adjustments/rules', () => ({ value: samples.readAdjustmentRules }));
    answer('POST members/*/adjust', () => ({ value: samples.adjustMember }));
    openDesk(address);
    await page.getByRole('button', { name: 'Adjust balance' }).click();
    const form = page.getByRole('dialog');
    await expect.element(form.getByText(/a second person has 24 hours/u)).toBeVisible();
    await form.getByRole('button', { name: 'Adjust', exact: true }).click();
    await expect.element(form.getByText(/Enter an amount above zero/u)).toBeVisible();
    await form.getByRole('radio', { name: 'Debit' }).click();
    await form.getByRole('textbox', { name: 'Amount' }).fill('50.00');
    await form.getByRole('textbox', { name: 'Reason' }).fill('Paid twice');
    await form.getByRole('button', { name: 'Adjust', exact: true }).click();
    await expect.element(page.getByText(/The balance is/u).first()).toBeInTheDocument();
    const sent = asked.find(({ path }) => path.endsWith('/adjust'));
    expect(JSON.parse(sent?.body ?? '')).toEqual({
      direction: 'debit',
      amount: '50.00',
      currency: 'THB',
      reason: 'Paid twice',
    });
  });

  it('says that a second person is asked above the ceiling', async () => {
    answer('GET members/*', () => ({ value: memberDetail({ abilities: ['adjust'] }) }));
    const value = { ...samples.adjustMember, outcome: 'waiting', approvalId: 'apr_0198f0ab1000' };
    answer('POST members/*/adjust', () => ({ value }));
    openDesk(address);
    await page.getByRole('button', { name: 'Adjust balance' }).click();
    await page.getByRole('textbox', { name: 'Amount' }).fill('2500');
    await page.getByRole('textbox', { name: 'Reason' }).fill('Lost deposit');
    await page.getByRole('button', { name: 'Adjust', exact: true }).click();
    await expect.element(page.getByText(/waits for a second person/u).first()).toBeInTheDocument();
  });

  it('offers only what the answer allows', async () => {
    answer('GET members/*', () => ({ value: memberDetail({ abilities: [] }) }));
    answer('GET session/me', () => ({ value: { ...operator, abilities: ['members.read'] } }));
    answer('POST session/resume', () => ({
      value: { token: 't', operator: { ...operator, abilities: ['members.read'] } },
    }));
    openDesk(address);
    await expect.element(page.getByRole('heading', { name: 'mike88' })).toBeVisible();
    expect(page.getByRole('button', { name: 'Lock' }).elements()).toHaveLength(0);
    expect(page.getByRole('tab', { name: 'Statement' }).elements()).toHaveLength(0);
    expect(asked.filter(({ path }) => path === 'audit')).toHaveLength(0);
  });
});
