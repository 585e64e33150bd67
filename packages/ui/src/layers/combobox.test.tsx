import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { find, named, render } from '../testing/render.tsx';
import { Combobox } from './combobox.tsx';
import { Dialog } from './dialog.tsx';

const options = [
  { value: 'en', label: 'English' },
  { value: 'ar', label: 'العربية', keywords: 'Arabic', lang: 'ar' },
  { value: 'de', label: 'Deutsch', keywords: 'German', lang: 'de' },
  { value: 'es', label: 'Español', keywords: 'Spanish', lang: 'es' },
];

const panels = () => document.querySelectorAll('[role=listbox]').length;
const shown = () =>
  [...document.querySelectorAll('[role=option]')].map((option) => option.textContent);
const field = () => find('[role=combobox]');
/** What Enter would take, which is not where the focus is. */
const marked = () =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;

function Picker({ onChange }: { readonly onChange?: (value: string) => void }) {
  const [value, setValue] = useState('de');
  return (
    <Combobox
      label="Language"
      searchLabel="Search languages"
      emptyText="No such language."
      trigger={value}
      options={options}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange?.(next);
      }}
    />
  );
}

/** Names in their own writing, each with a flag and a dialling code. */
function Countries() {
  const picture = <i style={{ inlineSize: 24, flex: 'none' }} />;
  return (
    <Combobox
      label="Language"
      searchLabel="Search countries"
      emptyText="None."
      trigger="+971"
      options={[
        { value: 'AE', label: 'الإمارات', code: '+971', lang: 'ar', picture },
        { value: 'PH', label: 'Pilipinas', code: '+633', lang: 'fil', picture },
      ]}
      value="AE"
      onChange={() => undefined}
    />
  );
}

async function opened(node = <Picker />) {
  render(node);
  await userEvent.click(named('Language'));
  await expect.poll(panels).toBe(1);
  await expect.poll(() => document.activeElement).toBe(field());
}

describe('Combobox', () => {
  it('says what it is: a button for a panel with a field and a list', async () => {
    render(<Picker />);
    expect(panels()).toBe(0);
    expect(named('Language').getAttribute('aria-haspopup')).toBe('dialog');
    await userEvent.click(named('Language'));
    await expect.poll(panels).toBe(1);
    expect(find('[role=dialog]').ariaLabel).toBe('Language');
    expect(field().ariaLabel).toBe('Search languages');
    expect(find('[aria-selected=true]').textContent).toBe('Deutsch');
    expect(named('Language').ariaExpanded).toBe('true');
  });

  it('narrows the list by what is typed, in any of its words and without accents', async () => {
    await opened();
    await userEvent.keyboard('arab');
    expect(shown()).toEqual(['العربية']);
    await userEvent.clear(field());
    await userEvent.keyboard('espan');
    expect(shown()).toEqual(['Español']);
  });

  it('begins each row beside its picture, and reads a code from left to right', async () => {
    document.documentElement.dir = 'rtl';
    await opened(<Countries />);
    for (const row of document.querySelectorAll('[role=option]')) {
      const picture = find('i', row).getBoundingClientRect();
      const label = find('bdi', row);
      expect(picture.left - label.getBoundingClientRect().right).toBeLessThan(16);
      const code = find('bdi[dir]', row).firstChild;
      const plus = document.createRange();
      const digits = document.createRange();
      plus.setStart(code ?? row, 0);
      plus.setEnd(code ?? row, 1);
      digits.setStart(code ?? row, 1);
      digits.setEnd(code ?? row, 4);
      expect(plus.getBoundingClientRect().left).toBeLessThan(digits.getBoundingClientRect().left);
    }
    await userEvent.keyboard('+971');
    expect(shown()).toEqual(['الإمارات +971']);
  });

  it('says so when nothing matches', async () => {
    await opened();
    await userEvent.keyboard('zz');
    expect(shown()).toEqual([]);
    expect(find('.ui-combobox').textContent).toBe('No such language.');
  });

  it('takes the first match by Enter, closes and gives the focus back', async () => {
    const change = vi.fn<(value: string) => void>();
    await opened(<Picker onChange={change} />);
    await userEvent.keyboard('span{Enter}');
    expect(change.mock.calls).toEqual([['es']]);
    await expect.poll(panels).toBe(0);
    expect(document.activeElement).toBe(named('Language'));
  });

  it('walks by the arrow keys and starts at the chosen option', async () => {
    await opened();
    await expect.poll(marked).toBe('Deutsch');
    await userEvent.keyboard('{ArrowDown}');
    expect(marked()).toBe('Español');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(marked()).toBe('العربية');
  });

  it('chooses by a press', async () => {
    const change = vi.fn<(value: string) => void>();
    await opened(<Picker onChange={change} />);
    await userEvent.click(find('[role=option]'));
    expect(change.mock.calls).toEqual([['en']]);
    await expect.poll(panels).toBe(0);
  });

  it('closes on Esc and on a press on its button, and chooses nothing', async () => {
    const change = vi.fn<(value: string) => void>();
    await opened(<Picker onChange={change} />);
    await userEvent.keyboard('{Escape}');
    await expect.poll(panels).toBe(0);
    expect(document.activeElement).toBe(named('Language'));
    await userEvent.click(named('Language'));
    await expect.poll(panels).toBe(1);
    await userEvent.click(named('Language'));
    await expect.poll(panels).toBe(0);
    expect(change).not.toHaveBeenCalled();
  });

  it('starts anew when it is opened again', async () => {
    await opened();
    await userEvent.keyboard('span{Escape}');
    await expect.poll(panels).toBe(0);
    await userEvent.click(named('Language'));
    await expect.poll(shown).toHaveLength(options.length);
  });

  it.each(['ltr', 'rtl'])('stands under the end of its button in %s', async (dir) => {
    document.documentElement.dir = dir;
    await opened(
      <div style={{ paddingInline: '300px' }}>
        <Picker />
      </div>,
    );
    const button = named('Language').getBoundingClientRect();
    const panel = find('.ui-combobox').getBoundingClientRect();
    expect(panel.top).toBeGreaterThanOrEqual(button.bottom);
    const [edge, end] = dir === 'ltr' ? [panel.right, button.right] : [panel.left, button.left];
    expect(edge).toBeCloseTo(end, 0);
  });

  it('opens inside a dialog, and Esc closes the panel alone', async () => {
    render(
      <Dialog isOpen onClose={() => undefined} title="T" closeLabel="Close">
        <Picker />
      </Dialog>,
    );
    await expect.poll(() => document.querySelectorAll('dialog:modal').length).toBe(1);
    await userEvent.click(named('Language'));
    await expect.poll(() => document.activeElement?.role).toBe('combobox');
    await userEvent.keyboard('span');
    expect(shown()).toEqual(['Español']);
    await userEvent.keyboard('{Escape}');
    await expect.poll(panels).toBe(0);
    expect(document.querySelectorAll('dialog:modal')).toHaveLength(1);
  });

  it('does not move when motion is calm', async () => {
    document.documentElement.dataset['motion'] = 'calm';
    await opened();
    expect(getComputedStyle(find('.ui-combobox')).animationDuration).toBe('0s');
    delete document.documentElement.dataset['motion'];
  });
});
