import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { find, named, render } from '../testing/render.tsx';
import { DateRange } from './date-range.tsx';
import type { DayRange } from './days.ts';

const labels = {
  dates: 'Dates',
  previous: 'Previous dates',
  next: 'Next dates',
  from: 'From',
  to: 'To',
  apply: 'Show',
  zone: 'Days in GMT+7',
  presets: {
    today: 'Today',
    yesterday: 'Yesterday',
    thisWeek: 'This week',
    lastWeek: 'Last week',
    thisHalf: 'This half-month',
    lastHalf: 'Last half-month',
    thisMonth: 'This month',
    lastMonth: 'Last month',
    days7: 'Last 7 days',
    days30: 'Last 30 days',
  },
  steps: {
    previous7: 'Previous 7 days',
    next7: 'Next 7 days',
    previous30: 'Previous 30 days',
    next30: 'Next 30 days',
  },
  problems: {
    incomplete: 'Choose both days.',
    order: 'The first day is after the last.',
    limits: 'Outside of the record.',
    length: 'Too many days.',
  },
};
const lastDays: DayRange = { from: '2026-03-03', to: '2026-03-09' };
const limits = { min: '2026-01-01', max: '2026-03-09', mostDays: 92 };

function Days() {
  const [value, setValue] = useState(lastDays);
  return (
    <DateRange {...limits} today="2026-03-09" labels={labels} {...{ value }} onChange={setValue} />
  );
}

const opener = page.getByRole('button', { name: /^\d{4}/u });
const panel = page.getByRole('dialog', { name: 'Dates' });
const shown = () =>
  [...document.querySelectorAll('.ui-date-range time')].map((day) => day.textContent);

async function opened() {
  render(<Days />);
  await opener.click();
  await expect.element(panel).toBeVisible();
}

describe('DateRange', () => {
  it('has no panel in the page before it is opened', () => {
    render(<Days />);
    expect(document.querySelectorAll('[role=dialog]')).toHaveLength(0);
    expect(opener.element().ariaExpanded).toBe('false');
    expect(opener.element().getAttribute('aria-haspopup')).toBe('dialog');
  });

  it('steps by its own length, and not past the limits', async () => {
    render(<Days />);
    await expect.element(page.getByRole('button', { name: 'Next dates' })).toBeDisabled();
    await userEvent.click(named('Previous dates'));
    expect(shown()).toEqual(['2026-02-24', '2026-03-02']);
    await userEvent.click(named('Next dates'));
    expect(shown()).toEqual(['2026-03-03', '2026-03-09']);
  });

  it('takes a range by its name, closes, and gives the focus back', async () => {
    await opened();
    await panel.getByRole('button', { name: 'Last month' }).click();
    await expect.element(panel).not.toBeInTheDocument();
    expect(shown()).toEqual(['2026-02-01', '2026-02-28']);
    await expect.poll(() => document.activeElement).toBe(opener.element());
    await opener.click();
    await expect
      .element(panel.getByRole('button', { name: 'Last month' }))
      .toHaveAttribute('aria-pressed', 'true');
  });

  it('goes to the days before and after, and not past today or the first day', async () => {
    await opened();
    await expect.element(panel.getByRole('button', { name: 'Next 7 days' })).toBeDisabled();
    await panel.getByRole('button', { name: 'Previous 30 days' }).click();
    await expect.element(panel).not.toBeInTheDocument();
    expect(shown()).toEqual(['2026-02-01', '2026-03-02']);
    await opener.click();
    await panel.getByRole('button', { name: 'Next 7 days' }).click();
    expect(shown()).toEqual(['2026-03-03', '2026-03-09']);
  });

  it('takes typed days by Enter, and shows one day once', async () => {
    await opened();
    await panel.getByLabelText('From').fill('2026-02-14');
    await panel.getByLabelText('To').fill('2026-02-14');
    await userEvent.keyboard('{Enter}');
    await expect.element(panel).not.toBeInTheDocument();
    expect(shown()).toEqual(['2026-02-14']);
  });

  it.each([
    ['', '2026-03-01', 'Choose both days.'],
    ['2026-03-02', '2026-03-01', 'The first day is after the last.'],
    ['2025-12-31', '2026-01-01', 'Outside of the record.'],
  ])('says what is wrong with %j to %j at the field', async (from, to, text) => {
    await opened();
    await panel.getByLabelText('From').fill(from);
    await panel.getByLabelText('To').fill(to);
    await panel.getByRole('button', { name: 'Show' }).click();
    await expect.element(panel.getByText(text)).toBeVisible();
    await expect.element(panel.getByLabelText('To')).toHaveAttribute('aria-invalid', 'true');
    expect(shown()).toEqual(['2026-03-03', '2026-03-09']);
  });

  it('opens by the keyboard and returns to its button on Esc', async () => {
    render(<Days />);
    opener.element().focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(panel.getByRole('button', { name: 'Today' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => document.activeElement).toBe(opener.element());
    await expect.element(panel).not.toBeInTheDocument();
  });

  it('goes on from its button by Tab after its last stop', async () => {
    render(
      <>
        <Days />
        <button type="button">Behind</button>
      </>,
    );
    await userEvent.click(named('Previous dates'));
    await opener.click();
    const last = panel.getByRole('button', { name: 'Show' });
    await expect.element(last).toBeVisible();
    last.element().focus();
    await userEvent.keyboard('{Tab}');
    await expect.element(panel).not.toBeInTheDocument();
    expect(document.activeElement).toBe(named('Next dates'));
  });

  it('closes on a press outside', async () => {
    render(<p style={{ margin: '420px 0 0' }}>Outside</p>);
    await opened();
    await userEvent.click(page.getByText('Outside'));
    await expect.element(panel).not.toBeInTheDocument();
  });

  it.each(['ltr', 'rtl'])('stays inside a window of 320 px in %s', async (dir) => {
    await page.viewport(320, 640);
    document.documentElement.dir = dir;
    await opened();
    const box = panel.element().getBoundingClientRect();
    expect(box.left).toBeGreaterThanOrEqual(0);
    expect(box.right).toBeLessThanOrEqual(320);
    const [before, after] = ['Previous dates', 'Next dates'].map(
      (name) => find(`[aria-label="${name}"]`).getBoundingClientRect().left,
    );
    expect((before ?? 0) < (after ?? 0)).toBe(dir === 'ltr');
    await page.viewport(1280, 900);
  });
});
