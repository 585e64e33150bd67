import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { find, named, render } from '../testing/render.tsx';
import { Dialog } from './dialog.tsx';
import { Menu } from './menu.tsx';

const focusedText = () => document.activeElement?.textContent;
const openMenus = () => document.querySelectorAll('[role=menu]').length;
const noop = () => undefined;

function account(onSelect: (id: string) => void = noop) {
  return (
    <Menu
      label="Account"
      trigger="Ann"
      items={['Betting record', 'Statement', 'Log out'].map((label) => ({
        id: label,
        label,
        onSelect: () => onSelect(label),
      }))}
    />
  );
}

async function opened(node = account()) {
  render(node);
  await userEvent.click(named('Account'));
  await expect.poll(focusedText).toBe('Betting record');
}

describe('Menu', () => {
  it('has no list in the page before it is opened', () => {
    render(account());
    expect(openMenus()).toBe(0);
    expect(named('Account').getAttribute('aria-haspopup')).toBe('menu');
    expect(named('Account').ariaExpanded).toBe('false');
  });

  it.each(['{ArrowDown}', '{Enter}', ' '])(
    'opens by the key %j at the first item and walks around',
    async (key) => {
      render(account());
      named('Account').focus();
      await userEvent.keyboard(key);
      await expect.poll(focusedText).toBe('Betting record');
      expect(named('Account').ariaExpanded).toBe('true');
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
      expect(focusedText()).toBe('Betting record');
      await userEvent.keyboard('{ArrowUp}');
      expect(focusedText()).toBe('Log out');
      await userEvent.keyboard('{Home}');
      expect(focusedText()).toBe('Betting record');
      await userEvent.keyboard('{End}');
      expect(focusedText()).toBe('Log out');
    },
  );

  it('goes to the item whose letters are typed', async () => {
    await opened();
    await userEvent.keyboard('st');
    expect(focusedText()).toBe('Statement');
  });

  it('says what it is: a named menu of items', async () => {
    await opened();
    expect(find('[role=menu]').ariaLabel).toBe('Account');
    expect(document.querySelectorAll('[role=menu] [role=menuitem]')).toHaveLength(3);
  });

  it('returns to its button on Esc', async () => {
    await opened();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => document.activeElement).toBe(named('Account'));
    await expect.poll(openMenus).toBe(0);
    expect(named('Account').ariaExpanded).toBe('false');
  });

  it('closes on a choice and reports it once', async () => {
    const chosen = vi.fn<(id: string) => void>();
    await opened(account(chosen));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(chosen.mock.calls).toEqual([['Statement']]);
    await expect.poll(openMenus).toBe(0);
  });

  it('opens and closes by presses on its button', async () => {
    await opened();
    await userEvent.click(named('Account'));
    await expect.poll(openMenus).toBe(0);
    await userEvent.click(named('Account'));
    await expect.poll(openMenus).toBe(1);
  });

  it('closes on a press outside, which keeps the focus that it asked for', async () => {
    await opened(
      <>
        {account()}
        <input aria-label="Search" />
      </>,
    );
    await userEvent.click(named('Search'));
    await expect.poll(openMenus).toBe(0);
    expect(document.activeElement).toBe(named('Search'));
  });

  it('goes on from its button by Tab', async () => {
    await opened(
      <>
        {account()}
        <button type="button">Next</button>
      </>,
    );
    await userEvent.keyboard('{Tab}');
    await expect.poll(openMenus).toBe(0);
    expect(document.activeElement).toBe(named('Next'));
  });

  it.each(['ltr', 'rtl'])('stands under the end of its button in %s', async (dir) => {
    document.documentElement.dir = dir;
    await opened(<div style={{ paddingInline: '300px' }}>{account()}</div>);
    const button = named('Account').getBoundingClientRect();
    const list = find('[role=menu]').getBoundingClientRect();
    expect(list.top).toBeGreaterThanOrEqual(button.bottom);
    const [edge, end] = dir === 'ltr' ? [list.right, button.right] : [list.left, button.left];
    expect(edge).toBeCloseTo(end, 0);
  });

  it('takes all the room below its button before it scrolls', async () => {
    const items = Array.from({ length: 60 }, (_, at) => ({
      id: String(at),
      label: `Place ${String(at)}`,
      onSelect: noop,
    }));
    render(<Menu label="Account" trigger="Ann" items={items} />);
    await userEvent.click(named('Account'));
    await expect.poll(focusedText).toBe('Place 0');
    const below = () => window.innerHeight - find('[role=menu]').getBoundingClientRect().bottom;
    await expect.poll(below).toBeCloseTo(8, 0);
  });

  it('opens inside a dialog, and Esc closes the menu alone', async () => {
    function Asking() {
      const [isOpen, setOpen] = useState(true);
      return (
        <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="T" closeLabel="Close">
          {account()}
        </Dialog>
      );
    }
    render(<Asking />);
    await expect.poll(() => document.querySelectorAll('dialog:modal').length).toBe(1);
    await userEvent.click(named('Account'));
    await expect.poll(focusedText).toBe('Betting record');
    const item = find('[role=menuitem]').getBoundingClientRect();
    const hit = document.elementFromPoint(item.x + 8, item.y + item.height / 2);
    expect(hit?.closest('[role=menuitem]')).toBe(find('[role=menuitem]'));
    await userEvent.keyboard('{Escape}');
    await expect.poll(openMenus).toBe(0);
    expect(document.querySelectorAll('dialog:modal')).toHaveLength(1);
    expect(document.activeElement).toBe(named('Account'));
  });

  it('does not move when motion is calm', async () => {
    document.documentElement.dataset['motion'] = 'calm';
    await opened();
    expect(getComputedStyle(find('[role=menu]')).animationDuration).toBe('0s');
    delete document.documentElement.dataset['motion'];
  });
});
