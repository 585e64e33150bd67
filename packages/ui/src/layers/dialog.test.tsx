import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../controls/button.tsx';
import { Field } from '../controls/field.tsx';
import { Input } from '../controls/input.tsx';
import { find, named, render } from '../testing/render.tsx';
import type { DialogProps } from './dialog.tsx';
import { useCloseGuard } from './close-guard.ts';
import { Dialog } from './dialog.tsx';
import { useIsCovered } from './open-layers.ts';

type Extra = Partial<Pick<DialogProps, 'kind' | 'isForced' | 'actions'>> & {
  /** Whether the element that opened the dialog is removed, like a row that was deleted. */
  readonly isOpenerGone?: boolean;
};

function Asking({
  name = 'Ask',
  isOpenerGone = false,
  ...extra
}: Extra & { readonly name?: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <h1>Page</h1>
      {!(isOpenerGone && isOpen) && <Button onClick={() => setOpen(true)}>{name}</Button>}
      <div style={{ blockSize: '3000px' }} />
      <Dialog
        {...extra}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={`${name} title`}
        closeLabel={`Close ${name}`}
      >
        <Field label="Reason">
          <Input name={name} />
        </Field>
      </Dialog>
    </>
  );
}

const openDialogs = () => document.querySelectorAll('dialog:modal').length;
const opened = (count = 1) => expect.poll(openDialogs).toBe(count);

async function open(props: Extra = {}) {
  render(<Asking {...props} />);
  await userEvent.click(named('Ask'));
  await opened();
}

describe('Dialog', () => {
  it('opens 100 ms after it was asked for', async () => {
    vi.useFakeTimers();
    render(<Asking />);
    named('Ask').click();
    await vi.advanceTimersByTimeAsync(99);
    expect(openDialogs()).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(openDialogs()).toBe(1);
    vi.useRealTimers();
  });

  it('is at least 200 by 200 and named by its title', async () => {
    await open();
    const { width, height } = find('dialog').getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(196);
    expect(
      find(`#${CSS.escape(find('dialog').getAttribute('aria-labelledby') ?? '')}`).textContent,
    ).toBe('Ask title');
  });

  it('starts a form at its first field', async () => {
    await open({ kind: 'form' });
    expect(document.activeElement).toBe(find('input[name=Ask]'));
  });

  it('starts a confirm at the first, least dangerous button', async () => {
    await open({
      kind: 'confirm',
      actions: [<Button key="s">Stay</Button>, <Button key="g">Go</Button>],
    });
    expect(document.activeElement).toBe(named('Stay'));
  });

  it('starts a text at its title', async () => {
    await open({ kind: 'reading' });
    expect(document.activeElement?.textContent).toBe('Ask title');
  });

  it('stays open when the page outside of it is pressed', async () => {
    await open();
    await userEvent.click(find('dialog'), { position: { x: -20, y: -20 }, force: true });
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(openDialogs()).toBe(1);
  });

  it('closes on Esc and gives the focus back to what opened it', async () => {
    await open();
    await userEvent.keyboard('{Escape}');
    await opened(0);
    expect(document.activeElement).toBe(named('Ask'));
  });

  it('closes on its close button', async () => {
    await open();
    await userEvent.click(named('Close Ask'));
    await opened(0);
  });

  it('gives the focus to the heading when what opened it is gone', async () => {
    await open({ isOpenerGone: true });
    await userEvent.keyboard('{Escape}');
    await opened(0);
    expect(document.activeElement).toBe(find('h1'));
  });

  it('cannot be left while it is forced', async () => {
    await open({ isForced: true });
    await userEvent.keyboard('{Escape}{Escape}{Escape}');
    expect(openDialogs()).toBe(1);
    expect(document.querySelector('[aria-label="Close Ask"]')).toBeNull();
  });

  it('locks the page without moving it', async () => {
    render(<Asking />);
    scrollTo(0, 400);
    const before = find('h1').getBoundingClientRect();
    named('Ask').click();
    await opened();
    const after = find('h1').getBoundingClientRect();
    expect([after.x, after.y, after.width]).toEqual([before.x, before.y, before.width]);
    expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden');
  });

  it('keeps the keyboard inside', async () => {
    await open();
    for (let press = 0; press < 6; press += 1) {
      await userEvent.keyboard('{Tab}');
      const focused = document.activeElement;
      expect(focused === document.body || find('dialog').contains(focused)).toBe(true);
    }
  });

  it('makes way for the next modal, and only a confirm stands over another', async () => {
    render(<Asking name="First" />);
    render(<Asking name="Second" />);
    render(<Asking name="Sure" kind="confirm" />);
    named('First').click();
    await opened();
    named('Second').click();
    await expect.poll(() => find('dialog:modal').textContent).toContain('Second title');
    await opened();
    named('Sure').click();
    await opened(2);
  });

  it('gives the focus to the heading when another page is shown meanwhile', async () => {
    const before = location.href;
    await open();
    history.replaceState(null, '', '/next');
    await userEvent.keyboard('{Escape}');
    await opened(0);
    expect(document.activeElement).toBe(find('h1'));
    history.replaceState(null, '', before);
  });

  it('stays small on a phone when it only asks', async () => {
    await page.viewport(390, 844);
    await open({ kind: 'confirm' });
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
    const { width, height } = find('dialog').getBoundingClientRect();
    expect(width).toBeLessThanOrEqual(360);
    expect(height).toBeLessThan(422);
    await page.viewport(1280, 800);
  });

  it('closes when the browser closes it without asking', async () => {
    await open();
    find('dialog').closest('dialog')?.close();
    await expect.poll(() => find('dialog').childElementCount).toBe(0);
    named('Ask').click();
    await opened();
  });
});

/** As a press of Back, where another site lies behind this page. */
async function back(): Promise<void> {
  const isBack = new Promise((resolve) => {
    navigation.addEventListener('currententrychange', resolve, { once: true });
  });
  history.back();
  await isBack;
}

describe('Back, where nothing of this page lies behind', () => {
  it('closes the dialog and stays on the page', async () => {
    const before = location.href;
    await open();
    await back();
    await opened(0);
    expect(location.href).toBe(before);
  });

  it('asks a form first, as often as it comes', async () => {
    const mayClose = vi.fn(() => false);
    render(<Guarded mayClose={mayClose} />);
    await opened();
    for (const count of [1, 2]) {
      await back();
      await expect.poll(() => mayClose.mock.calls.length).toBe(count);
      expect(openDialogs()).toBe(1);
    }
  });

  it('lays one step for all dialogs of a page', async () => {
    await open();
    await userEvent.keyboard('{Escape}');
    await opened(0);
    const { length } = history;
    named('Ask').click();
    await opened();
    expect(history.length).toBe(length);
  });
});

function Guarded({ mayClose }: { readonly mayClose: () => boolean }) {
  const [isOpen, setOpen] = useState(true);
  return (
    <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Form" closeLabel="Close form">
      <Content mayClose={mayClose} />
    </Dialog>
  );
}

function Content({ mayClose }: { readonly mayClose: () => boolean }) {
  useCloseGuard(true, mayClose);
  return <Input aria-label="Reason" />;
}

describe('useCloseGuard', () => {
  it.each([
    ['Esc', () => userEvent.keyboard('{Escape}')],
    ['Esc twice', () => userEvent.keyboard('{Escape}{Escape}')],
    ['the close button', () => userEvent.click(named('Close form'))],
  ])('asks before %s closes the dialog around', async (_, leave) => {
    const mayClose = vi.fn(() => false);
    render(<Guarded mayClose={mayClose} />);
    await opened();
    await leave();
    await expect.poll(() => mayClose.mock.calls.length).toBeGreaterThan(0);
    expect(openDialogs()).toBe(1);
    mayClose.mockReturnValue(true);
    await leave();
    await opened(0);
  });
});

function Ticker() {
  return <output>{useIsCovered() ? 'still' : 'moving'}</output>;
}

describe('useIsCovered', () => {
  it('says that a layer lies over the page until it closes', async () => {
    render(<Ticker />);
    expect(find('output').textContent).toBe('moving');
    await open();
    expect(find('output').textContent).toBe('still');
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => find('output').textContent).toBe('moving');
  });
});
