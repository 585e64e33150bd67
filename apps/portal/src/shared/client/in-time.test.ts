import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inTime } from './in-time.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('inTime', () => {
  it('gives what is loaded, and leaves no clock running', async () => {
    await expect(inTime(() => Promise.resolve('page'))).resolves.toBe('page');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('fails as the script does', async () => {
    await expect(inTime(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  });

  it('calls a script failed that is not there after 120 seconds', async () => {
    let outcome = 'waiting';
    void inTime(() => new Promise(() => {})).catch((error: unknown) => {
      outcome = String(error);
    });
    await vi.advanceTimersByTimeAsync(119_999);
    expect(outcome).toBe('waiting');
    await vi.advanceTimersByTimeAsync(1);
    expect(outcome).toContain('ChunkLoadError');
  });
});
