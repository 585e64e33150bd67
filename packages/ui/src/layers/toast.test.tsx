import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LiveRegions } from '../controls/live-region.tsx';
import { find, named, render } from '../testing/render.tsx';
import { toastDone, Toaster, toastFailed } from './toast.tsx';

const shown = () =>
  [...document.querySelectorAll('.ui-toast > span')].map((one) => one.textContent);

describe('Toaster', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    render(
      <>
        <LiveRegions />
        <Toaster label="Messages" closeLabel="Dismiss" />
      </>,
    );
  });

  afterEach(async () => {
    await vi.advanceTimersByTimeAsync(10_000);
    vi.useRealTimers();
  });

  it('says a success politely and lets it go after five seconds', async () => {
    toastDone('Saved');
    await vi.advanceTimersByTimeAsync(4900);
    expect(shown()).toEqual(['Saved']);
    expect(find('[aria-live=polite]').textContent).toBe('Saved');
    await vi.advanceTimersByTimeAsync(200);
    expect(shown()).toEqual([]);
  });

  it('holds a success while the focus is in it', async () => {
    toastDone('Copied');
    await vi.advanceTimersByTimeAsync(100);
    named('Dismiss').focus();
    await vi.advanceTimersByTimeAsync(9000);
    expect(shown()).toEqual(['Copied']);
    named('Dismiss').blur();
    await vi.advanceTimersByTimeAsync(5100);
    expect(shown()).toEqual([]);
  });

  it('keeps a failure until it is closed, with its action', async () => {
    const retry = vi.fn<() => void>();
    toastFailed("Couldn't save.", { label: 'Try again', onPress: retry });
    await vi.advanceTimersByTimeAsync(20_000);
    expect(shown()).toEqual(["Couldn't save."]);
    expect(find('[aria-live=assertive]').textContent).toBe("Couldn't save.");
    named('Try again').click();
    await vi.advanceTimersByTimeAsync(1);
    expect(retry).toHaveBeenCalledTimes(1);
    expect(shown()).toEqual([]);
  });

  it('stacks two at most, the newest last', async () => {
    toastDone('One');
    toastDone('Two');
    toastDone('Three');
    await vi.advanceTimersByTimeAsync(1);
    expect(shown()).toEqual(['Two', 'Three']);
  });
});
