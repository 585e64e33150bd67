import { samples } from '@portal/protocol/testing';
import { accessFaults } from '@portal/ui/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { alert, far, openPortal, saidOf } from '../../testing/portal.tsx';

const main = page.getByRole('main');
const { readHelpLines } = samples;

function open(options: { readonly locale?: 'ar'; readonly width?: number } = {}) {
  return openPortal('/saferPlay', options);
}

/** Answers all questions from the first on; those beyond the list stay open. */
async function answer(words: readonly string[]): Promise<void> {
  for (const [at, word] of words.entries()) {
    await main.getByRole('group').nth(at).getByRole('radio', { name: word }).click();
  }
}

const show = main.getByRole('button', { name: 'See the result' });

describe('the page of safer play', () => {
  it('has texts, lines of here first, and the ways to limits, for a visitor too (RG-08)', async () => {
    await open();
    await expect.element(main.getByRole('heading', { name: 'Keep play in hand' })).toBeVisible();
    const call = main.getByRole('link', { name: /Call .*1323/u });
    await expect.element(call).toHaveAttribute('href', 'tel:1323');
    await expect.element(main.getByText('Near you')).toBeVisible();
    const limits = main.getByRole('link', { name: 'Limits and breaks' });
    await expect.element(limits).toHaveAttribute('href', '/m/limits');
    expect(await accessFaults()).toEqual([]);
  });

  it('says where to turn when no line is listed', async () => {
    far.answer('readHelpLines', { lines: [] });
    await open();
    await expect.element(main.getByText(/^No line is listed here yet\./u)).toBeVisible();
    await expect.element(main.getByRole('link', { name: 'Customer service' })).toBeVisible();
  });

  it('awaits the lines', async () => {
    const release = far.hold('readHelpLines');
    await open();
    await expect.poll(() => document.querySelector('[aria-busy="true"]')).not.toBeNull();
    release();
    await expect.element(main.getByText('Near you')).toBeVisible();
  });

  it.each(['offline', 'badGateway'] as const)('says that the line is down: %s', async (fault) => {
    far.fail('readHelpLines', fault);
    await open();
    await expect.element(alert.getByText(saidOf[fault])).toBeVisible();
    far.answer('readHelpLines', readHelpLines);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(main.getByText('Near you')).toBeVisible();
  });
});

describe('the self-test', () => {
  it('asks for every answer first', async () => {
    await open();
    await answer(['Never', 'Sometimes']);
    await show.click();
    await expect.element(main.getByText(/2 of 9 are answered/u)).toBeVisible();
  });

  it('says what the answers come to, and sends nothing', async () => {
    await open();
    const often = 'Most of the time';
    await answer([often, often, often, often, ...Array.from({ length: 5 }, () => 'Never')]);
    await show.click();
    await expect.element(main.getByRole('heading', { name: 'Play does you harm' })).toBeVisible();
    await expect.element(main.getByText('8 of 27 points')).toBeVisible();
    await main.getByRole('button', { name: 'Start again' }).click();
    await expect.element(main.getByText('8 of 27 points')).not.toBeInTheDocument();
  });

  it('stands in Arabic on the narrowest phone', async () => {
    await open({ locale: 'ar', width: 320 });
    await expect.element(main.getByRole('heading', { name: 'اختبار ذاتي' })).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  });
});
