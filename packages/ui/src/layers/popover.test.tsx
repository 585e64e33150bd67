import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { find, named, render } from '../testing/render.tsx';
import { Popover } from './popover.tsx';

describe('Popover', () => {
  it('stands under its button and closes on a press outside', async () => {
    render(
      <>
        <p>Outside</p>
        <Popover trigger="Balance">{() => <p>Inside the panel</p>}</Popover>
      </>,
    );
    await userEvent.click(named('Balance'));
    await expect.poll(() => document.querySelectorAll(':popover-open').length).toBe(1);
    const panel = find(':popover-open').getBoundingClientRect();
    expect(panel.top).toBeGreaterThanOrEqual(named('Balance').getBoundingClientRect().bottom);
    await userEvent.click(find('p'));
    await expect.poll(() => document.querySelectorAll(':popover-open').length).toBe(0);
  });
});
