import { refusalText, samples } from '@portal/protocol/testing';
import { accessFaults } from '@portal/ui/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { alert, far, openPortal, saidOf } from '../../testing/portal.tsx';

const address = '/m/limits';
const main = page.getByRole('main');
const { readProtection } = samples;

function open(locale: 'en' | 'ar' = 'en') {
  return openPortal(address, { as: 'member', locale });
}

const change = main.getByRole('button', { name: 'Change: Deposits, A day' });
const amount = main.getByRole('textbox', { name: /At most/u });

describe('the limits', () => {
  it('show what is used and left of each, and what it came to today', async () => {
    await open();
    await expect.element(main.getByRole('heading', { name: 'Limits and breaks' })).toBeVisible();
    await expect.element(main.getByText(/380\.00.* left of .*500\.00/u)).toBeVisible();
    await expect.element(main.getByText(/120\.00/u)).toBeVisible();
    await expect.element(main.getByText(/counts a stake at once, also while/u)).toBeVisible();
    expect(await accessFaults()).toEqual([]);
  });

  it('say why one may help where there is none', async () => {
    const limits = readProtection.limits.map((row) => ({
      ...row,
      limit: null,
      left: null,
      raise: null,
    }));
    far.answer('readProtection', { ...readProtection, limits });
    await open();
    await expect.element(main.getByText(/^No limits yet\./u)).toBeVisible();
  });

  it('are never more than whole for whoever is ahead, who reads by how much', async () => {
    const limits = readProtection.limits.map((row) =>
      row.kind === 'loss' && row.period === 'month'
        ? { ...row, limit: '9000.00', used: '0.00', left: '9105.70' }
        : row,
    );
    far.answer('readProtection', { ...readProtection, limits });
    await open();
    const line = main.getByText(/9,000\.00.* left of .*9,000\.00.*; you are .*105\.70.* ahead/u);
    await expect.element(line).toBeVisible();
    await expect.element(main.getByText(/9,105\.70/u)).not.toBeInTheDocument();
  });

  it('are changed by an amount that is typed freely (R1)', async () => {
    await open();
    await change.click();
    await amount.fill('250,50');
    await main.getByRole('button', { name: 'Save' }).click();
    await expect
      .poll(() => far.calls('changeLimit').at(-1)?.body)
      .toEqual({ kind: 'deposit', period: 'day', amount: '250.50' });
    await expect.element(amount).not.toBeInTheDocument();
  });

  it.each(['limit_amount_invalid', 'limit_not_set'] as const)(
    'show the refusal %s on the field',
    async (code) => {
      far.refuse('changeLimit', code);
      await open();
      await change.click();
      await amount.fill('1');
      await main.getByRole('button', { name: 'Save' }).click();
      await expect.element(main.getByText(refusalText(code))).toBeVisible();
    },
  );

  it('keep a raise waiting, and let it be withdrawn', async () => {
    await open();
    await expect.element(main.getByText(/^To be raised to/u)).toBeVisible();
    await main.getByRole('button', { name: 'Keep the limit' }).click();
    await expect
      .poll(() => far.calls('withdrawRaise').at(-1)?.body)
      .toEqual({ kind: 'loss', period: 'week' });
  });

  it.each(['limit_raise_not_found', 'limit_raise_waits'] as const)(
    'confirm a raise that is ripe, or show %s',
    async (code) => {
      const limits = readProtection.limits.map((row) =>
        row.raise === null ? row : { ...row, raise: { ...row.raise, isRipe: true } },
      );
      far.answer('readProtection', { ...readProtection, limits });
      far.refuse('confirmRaise', code);
      await open();
      await main.getByRole('button', { name: 'Confirm the change' }).click();
      await expect.element(alert.getByText(refusalText(code))).toBeVisible();
    },
  );
});

describe('a break', () => {
  it('begins after a second step', async () => {
    await open();
    await main.getByRole('radio', { name: '7 days' }).click();
    await main.getByRole('button', { name: 'Take a break' }).click();
    const dialog = page.getByRole('dialog', { name: /7 days/u });
    await expect
      .element(
        dialog.getByText(/^A bonus .* gifts that are still to be played.* its time runs on/u),
      )
      .toBeVisible();
    await page.getByRole('button', { name: 'Begin the break' }).click();
    await expect.poll(() => far.calls('takeBreak').at(-1)?.body).toEqual({ hours: 168 });
  });

  it('takes days of the member’s own, up to six weeks', async () => {
    await open();
    await main.getByRole('radio', { name: 'Custom' }).click();
    const days = main.getByRole('textbox', { name: /^Days/u });
    const begin = main.getByRole('button', { name: 'Take a break' });
    for (const wrong of ['43', '0', '1.5']) {
      await days.fill(wrong);
      await begin.click();
      await expect.element(main.getByText('Enter whole days from 1 to 42.')).toBeVisible();
    }
    await days.fill('14');
    await begin.click();
    await expect.element(page.getByRole('dialog', { name: /14 days/u })).toBeVisible();
    expect(await accessFaults()).toEqual([]);
    await page.getByRole('button', { name: 'Begin the break' }).click();
    await expect.poll(() => far.calls('takeBreak').at(-1)?.body).toEqual({ hours: 336 });
  });

  it('of an exclusion too, even for ever', async () => {
    await open();
    await main.getByRole('radio', { name: 'For ever' }).click();
    await main.getByRole('button', { name: 'Exclude myself' }).click();
    await page.getByRole('button', { name: 'Yes, exclude me' }).click();
    await expect.poll(() => far.calls('excludeSelf').at(-1)?.body).toEqual({ months: null });
  });

  it('that is over is asked back from, and the refusal stands there', async () => {
    const at = '2020-01-01T10:00:00Z';
    const pause = {
      kind: 'exclusion',
      startedAt: at,
      endsAt: at,
      mayAskAt: at,
      returnsAt: null,
    } as const;
    far.answer('readProtection', { ...readProtection, pause });
    far.refuse('askReturn', 'exclusion_runs');
    await open();
    await main.getByRole('button', { name: 'Ask to play again' }).click();
    await expect.element(alert.getByText(refusalText('exclusion_runs'))).toBeVisible();
  });
});

describe('the page', () => {
  it('is busy until the first answer', async () => {
    const release = far.hold('readProtection');
    await open();
    await expect.poll(() => document.querySelectorAll('[aria-busy="true"]').length).toBe(1);
    release();
    await expect.element(change).toBeVisible();
  });

  it.each(['offline', 'badGateway'] as const)('says that the line is down: %s', async (fault) => {
    far.fail('readProtection', fault);
    await open();
    await expect.element(alert.getByText(saidOf[fault])).toBeVisible();
    // Others around the page ask as well, so the line is up again from the press on, not before.
    const repair = () => far.answer('readProtection', readProtection);
    document.addEventListener('click', repair, { capture: true, once: true });
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(change).toBeVisible();
  });

  it('changes the interval of the reality check', async () => {
    await open();
    await main.getByRole('combobox', { name: 'Remind me after' }).selectOptions('30');
    await expect.poll(() => far.calls('changeCheckInterval').at(-1)?.body).toEqual({ minutes: 30 });
  });

  it('changes how often it reminds to look back, and says why it could not (R7)', async () => {
    await open();
    const rhythm = main.getByRole('combobox', { name: 'Remind me', exact: true });
    await rhythm.selectOptions('1');
    await expect.poll(() => far.calls('changeReviewRhythm').at(-1)?.body).toEqual({ months: 1 });
    await expect.element(rhythm).toHaveValue('1');
    far.refuse('changeReviewRhythm', 'too_many_requests');
    await rhythm.selectOptions('3');
    await expect.element(main.getByText(refusalText('too_many_requests'))).toBeVisible();
  });

  it('stands in Arabic', async () => {
    await open('ar');
    await expect.element(page.getByRole('heading', { name: 'الحدود والاستراحات' })).toBeVisible();
  });
});
