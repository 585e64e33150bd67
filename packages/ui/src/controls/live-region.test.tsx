import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { find, render } from '../testing/render.tsx';
import { announce, LiveRegions } from './live-region.tsx';

const said = (): string => find('output').textContent;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  vi.useRealTimers();
});

it('says a sentence, and keeps it no longer than it takes to hear it', async () => {
  render(<LiveRegions />);
  announce('Saved');
  await vi.waitFor(() => expect(said()).toBe('Saved'));
  vi.advanceTimersByTime(9000);
  announce('Saved');
  await vi.waitFor(() => expect(said()).toBe('Saved\u00A0'));
  vi.advanceTimersByTime(9000);
  expect(said()).toBe('Saved\u00A0');
  vi.advanceTimersByTime(1000);
  await vi.waitFor(() => expect(said()).toBe(''));
});
