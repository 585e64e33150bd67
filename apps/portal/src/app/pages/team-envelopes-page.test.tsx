import { refusalText, samples } from '@portal/protocol/testing';
import { accessFaults } from '@portal/ui/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { alert, far, openPortal, saidOf } from '../../testing/portal.tsx';

const main = page.getByRole('main');
const give = main.getByRole('button', { name: 'Give it' });
const open = (locale: 'en' | 'ar' = 'en', width = 1280) =>
  openPortal('/a/agentEnvelopes', { as: 'agent', locale, width });

async function fill() {
  await main.getByRole('textbox', { name: 'Greeting' }).fill('A good week');
  await main.getByRole('textbox', { name: 'Amount in all' }).fill('500');
  await main.getByLabelText(/^Payment password/u).fill('482913');
}

describe('red envelopes of an agent', () => {
  it('show what became of those before, with who took what', async () => {
    await open();
    await expect.element(main.getByText(/1 of 5 packets taken/u)).toBeVisible();
    await expect.element(main.getByText('mike88')).toBeVisible();
    await expect.element(main.getByText(/came back/u)).toBeVisible();
    expect(await accessFaults()).toEqual([]);
  });

  it('are given to the first who come, by chance', async () => {
    await open();
    await fill();
    await main.getByRole('textbox', { name: 'Packets' }).fill('8');
    await give.click();
    await expect
      .poll(() => far.calls('createTeamEnvelope').at(-1)?.body)
      .toEqual({
        greeting: 'A good week',
        budgetAmount: '500',
        isRandom: true,
        to: { kind: 'first', packets: 8 },
      });
  });

  it('are given to members by name, alike', async () => {
    await open();
    await fill();
    await main.getByRole('radio', { name: 'Members I name' }).click();
    await main.getByRole('radio', { name: 'All alike' }).click();
    await main.getByRole('textbox', { name: 'Accounts' }).fill('mike88, anna77');
    await give.click();
    await expect
      .poll(() => far.calls('createTeamEnvelope').at(-1)?.body)
      .toMatchObject({ isRandom: false, to: { kind: 'chosen', accounts: ['mike88', 'anna77'] } });
  });

  it.each([
    'envelope_account',
    'team_envelope_amount',
    'team_envelope_limit',
    'turnover_left',
    'insufficient_balance',
  ] as const)('say why one cannot be given: %s', async (code) => {
    far.refuse('createTeamEnvelope', code);
    await open();
    await fill();
    await give.click();
    await expect.element(main.getByText(refusalText(code)).first()).toBeVisible();
    await expect
      .element(main.getByRole('textbox', { name: 'Greeting' }))
      .toHaveValue('A good week');
  });

  it('are none yet', async () => {
    far.answer('listTeamEnvelopes', { ...samples.listTeamEnvelopes, list: [] });
    await open();
    await expect.element(main.getByRole('heading', { name: 'No envelope yet' })).toBeVisible();
  });

  it('are busy, then there, or say that the line is down', async () => {
    const release = far.hold('listTeamEnvelopes');
    await open();
    await expect.poll(() => document.querySelector('[aria-busy="true"]')).not.toBeNull();
    release();
    await expect.element(give).toBeVisible();
  });

  it('say that the line is down', async () => {
    far.fail('listTeamEnvelopes', 'offline');
    await open();
    await expect.element(alert.getByText(saidOf.offline)).toBeVisible();
  });

  it('stand right to left in Arabic, on a small phone too', async () => {
    await open('ar', 320);
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(document.documentElement.dir).toBe('rtl');
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  });
});
