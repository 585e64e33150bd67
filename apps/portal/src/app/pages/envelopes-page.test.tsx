import { refusalText, samples } from '@portal/protocol/testing';
import { accessFaults } from '@portal/ui/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { alert, far, openPortal, saidOf } from '../../testing/portal.tsx';

const main = page.getByRole('main');
const press = main.getByRole('button', { name: 'Open a packet Evening rain' });
const open = (locale: 'en' | 'ar' = 'en') => openPortal('/m/redEnvelope', { as: 'member', locale });

describe('red envelopes', () => {
  it('say when they fall and what is left, and show what was in a packet', async () => {
    await open();
    await expect.element(main.getByText(/140 of 200 packets left/u).first()).toBeVisible();
    expect(await accessFaults()).toEqual([]);
    await press.click();
    await expect.element(page.getByRole('dialog').getByText('฿6.66')).toBeVisible();
    expect(far.calls('openEnvelope')).toHaveLength(1);
    await expect.poll(() => far.calls('listEnvelopes').length).toBe(2);
  });

  it('say whom they are for (D6)', async () => {
    const [, rain = samples.listEnvelopes[0]] = samples.listEnvelopes;
    far.answer('listEnvelopes', rain ? [{ ...rain, leastRank: 3, needsPlay: true }] : []);
    await open();
    await expect.element(main.getByText('For members of rank 3 and above')).toBeVisible();
    await expect.element(main.getByText('For members who played yesterday')).toBeVisible();
  });

  it.each([
    'envelope_pace',
    'envelope_empty',
    'envelope_limit',
    'one_per_person',
    'envelope_not_eligible',
    'envelope_not_open',
    'envelope_over',
    'self_excluded',
  ] as const)('say why there was nothing: %s', async (code) => {
    far.refuse('openEnvelope', code);
    await open();
    await press.click();
    await expect.element(main.getByText(refusalText(code))).toBeVisible();
  });

  it('ask whoever pressed in vain for long to show that they are no program', async () => {
    far.refuse('openEnvelope', 'captcha_required', { captcha: true });
    await open();
    await press.click();
    const field = main.getByRole('textbox', { name: 'Characters in the picture' });
    await expect.element(field).toBeVisible();
    expect(far.calls('openEnvelope')).toHaveLength(1);
    await field.fill('AB12');
    far.answer('openEnvelope', samples.openEnvelope);
    await press.click();
    await expect.element(page.getByRole('dialog').getByText('฿6.66')).toBeVisible();
    expect(far.calls('openEnvelope').at(-1)?.body).toEqual({ captcha: 'AB12' });
  });

  const ofAgent = main.getByRole('button', {
    name: 'Open the envelope A good week to all of you',
  });

  it('of the agent above are opened, and stay as a receipt', async () => {
    await open();
    await expect.element(main.getByText('฿100.00')).toBeVisible();
    await expect
      .element(main.getByText(/What you take has to be played as a transfer/u))
      .toBeVisible();
    await ofAgent.click();
    await expect.poll(() => far.calls('openTeamEnvelope').length).toBe(1);
    await expect.poll(() => far.calls('listReceivedEnvelopes').length).toBe(2);
    await expect.element(page.getByText(/is in your balance/u).first()).toBeInTheDocument();
  });

  it('of the agent above ask for a captcha after presses in vain, too', async () => {
    far.refuse('openTeamEnvelope', 'captcha_required', { captcha: true });
    await open();
    await ofAgent.click();
    await main.getByRole('textbox', { name: 'Characters in the picture' }).fill('AB12');
    far.answer('openTeamEnvelope', samples.openTeamEnvelope);
    await ofAgent.click();
    await expect.element(page.getByText(/is in your balance/u).first()).toBeInTheDocument();
    expect(far.calls('openTeamEnvelope').at(-1)?.body).toEqual({ captcha: 'AB12' });
  });

  it('of the agent above say why there was nothing', async () => {
    far.refuse('openTeamEnvelope', 'envelope_empty');
    await open();
    await ofAgent.click();
    await expect.element(main.getByText(refusalText('envelope_empty'))).toBeVisible();
  });

  it('of the agent above say so where another tab was first', async () => {
    far.refuse('openTeamEnvelope', 'envelope_limit');
    await open();
    await expect.element(ofAgent).toBeVisible();
    const taken = samples.listReceivedEnvelopes.map((envelope) => ({
      ...envelope,
      state: 'TAKEN' as const,
      giftAmount: '12.00',
      takenAt: '2026-03-02T07:59:00Z',
    }));
    far.answer('listReceivedEnvelopes', taken);
    await ofAgent.click();
    await expect.element(ofAgent).not.toBeInTheDocument();
    await expect.element(main.getByText(refusalText('envelope_limit'))).toBeVisible();
  });

  it('lead to the reward centre when nothing falls', async () => {
    far.answer('listEnvelopes', []);
    await open();
    await expect.element(main.getByRole('heading', { name: 'No rain today' })).toBeVisible();
    await expect.element(main.getByRole('link', { name: 'My rewards' })).toBeVisible();
  });

  it('are busy until they are known', async () => {
    const release = far.hold('listEnvelopes');
    await open();
    await expect.poll(() => document.querySelector('[aria-busy="true"]')).not.toBeNull();
    release();
    await expect.element(press).toBeVisible();
  });

  it.each(['offline', 'badGateway'] as const)('ask again after a fault: %s', async (fault) => {
    far.fail('listEnvelopes', fault);
    await open();
    await expect.element(alert.getByText(saidOf[fault])).toBeVisible();
    far.answer('listEnvelopes', samples.listEnvelopes);
    await alert.getByRole('button', { name: 'Retry' }).click();
    await expect.element(press).toBeVisible();
  });

  it('stand right to left in Arabic', async () => {
    await open('ar');
    await expect.element(main.getByRole('button', { name: /افتح ظرفًا/u })).toBeVisible();
  });
});
