import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { LiveRegions } from '../controls/live-region.tsx';
import { find, named, render } from '../testing/render.tsx';
import { Dialog } from './dialog.tsx';
import { toastDone, Toaster, toastFailed } from './toast.tsx';

/** As they stand on the page, from the top down. */
const shown = () =>
  [...document.querySelectorAll<HTMLElement>('.ui-toast')]
    .filter((toast) => toast.checkVisibility() && !toast.hasAttribute('data-ending-style'))
    .toSorted((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top)
    .map((toast) => find('.ui-toast-text', toast).textContent);

function place() {
  render(
    <>
      <LiveRegions />
      <Toaster label="Messages" closeLabel="Dismiss" />
    </>,
  );
}

it('fetches its stack with the first toast, and shows what was raised meanwhile', async () => {
  place();
  expect(document.querySelector('.ui-toaster')).toBeNull();
  toastDone('Saved');
  toastDone('Copied');
  await expect.poll(shown).toEqual(['Saved', 'Copied']);
});

it('stands in the top layer, where an open dialog does not cover it', async () => {
  render(
    <Dialog isOpen onClose={() => undefined} title="T" closeLabel="Close">
      Text
    </Dialog>,
  );
  place();
  await expect.poll(() => document.querySelectorAll('dialog:modal').length).toBe(1);
  toastDone('Saved');
  await expect.poll(shown).toEqual(['Saved']);
  expect(find('.ui-toaster').matches(':popover-open')).toBe(true);
});

it('goes by its button, and the place for toasts with it', async () => {
  place();
  toastFailed('Not sent.');
  await expect.poll(shown).toEqual(['Not sent.']);
  await userEvent.click(named('Dismiss'));
  await expect.poll(shown).toEqual([]);
  await expect.poll(() => find('.ui-toaster').matches(':popover-open')).toBe(false);
});

describe('Toaster', () => {
  // The stack is loaded before the clock is stopped, because loading takes real time.
  beforeEach(async () => {
    place();
    toastDone('First');
    await expect.poll(shown).toEqual(['First']);
    named('Dismiss').click();
    await expect.poll(shown).toEqual([]);
    vi.useFakeTimers();
  });

  afterEach(async () => {
    await vi.advanceTimersByTimeAsync(10_000);
    vi.useRealTimers();
  });

  it('says a success politely and lets it go after five seconds', async () => {
    toastDone('Saved');
    await vi.advanceTimersByTimeAsync(4900);
    await expect.poll(shown).toEqual(['Saved']);
    expect(find('.ui-toast').role).toBe('status');
    expect(find('.ui-toast').ariaModal).toBeNull();
    expect(named('Dismiss').ariaHidden).not.toBe('true');
    expect(find('output[aria-live=polite]').textContent).toBe('Saved');
    await vi.advanceTimersByTimeAsync(200);
    await expect.poll(shown).toEqual([]);
  });

  it('holds a success while the focus is in it', async () => {
    toastDone('Copied');
    await vi.advanceTimersByTimeAsync(100);
    await userEvent.keyboard('{F6}{Tab}{Tab}');
    expect(document.activeElement).toBe(named('Dismiss'));
    await vi.advanceTimersByTimeAsync(9000);
    await expect.poll(shown).toEqual(['Copied']);
    named('Dismiss').blur();
    await vi.advanceTimersByTimeAsync(5100);
    await expect.poll(shown).toEqual([]);
  });

  it('keeps a failure until it is closed, with its action', async () => {
    const retry = vi.fn<() => void>();
    toastFailed("Couldn't save.", { label: 'Try again', onPress: retry });
    const said = find('[role=alert][aria-live=assertive]');
    await expect.poll(() => said.textContent).toBe("Couldn't save.");
    await vi.advanceTimersByTimeAsync(20_000);
    await expect.poll(shown).toEqual(["Couldn't save."]);
    expect(find('.ui-toast').role).toBe('alert');
    named('Try again').click();
    await vi.advanceTimersByTimeAsync(300);
    expect(retry).toHaveBeenCalledTimes(1);
    await expect.poll(shown).toEqual([]);
  });

  it('stacks two at most, the newest last', async () => {
    toastDone('One');
    toastDone('Two');
    toastDone('Three');
    await vi.advanceTimersByTimeAsync(100);
    await expect.poll(shown).toEqual(['Two', 'Three']);
  });
});
