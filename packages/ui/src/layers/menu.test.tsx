import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { find, named, render } from '../testing/render.tsx';
import { Menu } from './menu.tsx';
import { Popover } from './popover.tsx';
import { Tooltip } from './tooltip.tsx';

const focusedText = () => document.activeElement?.textContent;

function languages(onSelect: (id: string) => void) {
  const names = ['English', 'Deutsch', 'Español'];
  return (
    <Menu
      label="Language"
      trigger="Choose"
      items={names.map((label) => ({
        id: label,
        label,
        isChosen: label === 'Deutsch',
        onSelect: () => onSelect(label),
      }))}
    />
  );
}

describe('Menu', () => {
  it('opens by the Down key at the chosen item and walks around', async () => {
    render(languages(() => undefined));
    named('Language').focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(focusedText).toBe('Deutsch');
    expect(named('Language').getAttribute('aria-expanded')).toBe('true');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(focusedText()).toBe('English');
    await userEvent.keyboard('{ArrowUp}');
    expect(focusedText()).toBe('Español');
    await userEvent.keyboard('{Home}');
    expect(focusedText()).toBe('English');
    await userEvent.keyboard('{End}d');
    expect(focusedText()).toBe('Deutsch');
  });

  it('returns to its button on Esc', async () => {
    render(languages(() => undefined));
    await userEvent.click(named('Language'));
    await expect.poll(focusedText).toBe('Deutsch');
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => document.activeElement).toBe(named('Language'));
    expect(named('Language').getAttribute('aria-expanded')).toBe('false');
  });

  it('closes on a choice and reports it', async () => {
    const chosen = vi.fn<(id: string) => void>();
    render(languages(chosen));
    await userEvent.click(named('Language'));
    await expect.poll(focusedText).toBe('Deutsch');
    await userEvent.keyboard('{ArrowUp}{Enter}');
    expect(chosen.mock.calls).toEqual([['English']]);
    await expect.poll(() => document.querySelectorAll(':popover-open').length).toBe(0);
  });

  it('says which item is the chosen one', async () => {
    render(languages(() => undefined));
    await userEvent.click(named('Language'));
    await expect
      .poll(() =>
        [...document.querySelectorAll('[role=menuitemradio]')].map((item) => item.ariaChecked),
      )
      .toEqual(['false', 'true', 'false']);
  });
});

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
