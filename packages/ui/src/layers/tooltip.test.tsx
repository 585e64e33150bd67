import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { find, named, render } from '../testing/render.tsx';
import { Tooltip } from './tooltip.tsx';

describe('Tooltip', () => {
  it('describes its control, shows on focus and hides on Esc', async () => {
    render(
      <Tooltip text="Why not">
        {(id) => (
          <button type="button" aria-describedby={id}>
            Ask
          </button>
        )}
      </Tooltip>,
    );
    const tip = find('[role=tooltip]');
    expect(named('Ask').getAttribute('aria-describedby')).toBe(tip.id);
    await userEvent.keyboard('{Tab}');
    await expect.poll(() => getComputedStyle(tip).visibility).toBe('visible');
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => getComputedStyle(tip).visibility).toBe('hidden');
  });
});
