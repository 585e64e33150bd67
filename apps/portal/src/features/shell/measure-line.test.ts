import { describe, expect, it } from 'vitest';
import { byMilliseconds, measureLine } from './measure-line.ts';

/** A line whose tries take these milliseconds; one without a number does not answer. */
function toolsWith(takes: readonly (number | undefined)[]) {
  let nowMs = 1000;
  const asked: string[] = [];
  return {
    asked,
    name: 'a1',
    monotonicMs: () => nowMs,
    fetchLine: async (address: string) => {
      const ms = takes[asked.length];
      asked.push(address);
      if (ms === undefined) {
        throw new TypeError('Failed to fetch');
      }
      nowMs += ms;
    },
  };
}

describe('measureLine', () => {
  it('takes the shortest of three tries, each at an address of its own', async () => {
    const tools = toolsWith([180.4, 35.6, 41]);
    expect(await measureLine('one.lamp.example', tools)).toEqual({
      domain: 'one.lamp.example',
      ms: 36,
    });
    expect(new Set(tools.asked).size).toBe(3);
    expect(tools.asked[0]).toBe('https://one.lamp.example/art/line/a11');
  });

  it('has no figure for a line that does not answer each time', async () => {
    expect((await measureLine('two.lamp.example', toolsWith([20]))).ms).toBeUndefined();
    expect((await measureLine('two.lamp.example', toolsWith([]))).ms).toBeUndefined();
  });
});

describe('byMilliseconds', () => {
  it('has the quickest first and the silent last', () => {
    const lines = [
      { domain: 'a', ms: undefined },
      { domain: 'b', ms: 80 },
      { domain: 'c', ms: 12 },
    ];
    expect(byMilliseconds(lines).map(({ domain }) => domain)).toEqual(['c', 'b', 'a']);
  });
});
