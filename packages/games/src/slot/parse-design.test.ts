import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { slotDesigns } from '../data/slots/all.ts';
import { parseSlotDesign } from './parse-design.ts';

const plain = {
  reels: 3,
  rows: 1,
  strips: [
    ['A', 'W', 'S'],
    ['A', 'W', 'S'],
    ['A', 'W', 'S'],
  ],
  paytable: { A: { '3': 10 } },
  lines: [[0, 0, 0]],
  totalBetCredits: 1,
};

function parsed(change: object): ReturnType<typeof parseSlotDesign> {
  return parseSlotDesign({ ...plain, ...change });
}

test.each(slotDesigns.map((design) => [design.id, design] as const))(
  '%s survives being written as JSON and read back',
  (_, design) => {
    expect(parseSlotDesign(JSON.parse(JSON.stringify(design)))).toEqual({
      ok: true,
      value: design,
    });
  },
);

describe('small variations', () => {
  test.each([
    ['reels from 1', { symbol: 'W', reels: [1, 3] }, [1, 3]],
    ['reels from 0', { symbol: 'W', reels: [0, 2] }, [1, 3]],
    ['no reels', { symbol: 'W' }, [1, 2, 3]],
    ['no wild entry but a W on the strips', undefined, [1, 2, 3]],
  ])('the wild with %s', (_, wild, reels) => {
    expect(parsed({ wild })).toMatchObject({ ok: true, value: { wild: { symbol: 'W', reels } } });
  });

  test('the words of the specification for wild, scatter and feature', () => {
    const design = parsed({
      ways: 1,
      lines: undefined,
      wild: { symbol: 'W', reels: [2], substitutesAllBut: 'S' },
      scatter: { symbol: 'S', paysTimesTotalBet: { '3': '2' }, trigger: 3 },
      freeSpins: { count: 5, multiplier: 2, retrigger: true },
    });
    expect(design).toMatchObject({
      ok: true,
      value: {
        ways: true,
        wild: { substitutesAllBut: ['S'] },
        scatter: { paysTimesTotalBet: { 3: 2 } },
        freeSpins: { count: 5, multiplier: 2, retrigger: 5 },
      },
    });
  });
});

test('ways win over lines, and false ways do not', () => {
  const [both, lines] = [parsed({ ways: 243 }), parsed({ ways: false })];
  expect(both.ok && both.value).toMatchObject({ ways: true });
  expect(both.ok && both.value.lines).toBeUndefined();
  expect(lines.ok && lines.value.lines).toEqual([[0, 0, 0]]);
});

test.each([
  [null, 'not a JSON object'],
  [[], 'not a JSON object'],
  [{}, '"strips"'],
  [{ ...plain, lines: undefined }, 'neither "lines"'],
  [{ ...plain, lines: undefined, ways: false }, 'neither "lines"'],
  [{ ...plain, lines: [[0, 0]] }, 'line 1'],
  [{ ...plain, lines: [[0, 0, 1]] }, 'below the window'],
  [{ ...plain, rows: 4 }, 'shorter than the window'],
  [{ ...plain, reels: 4 }, '3 strips'],
  [{ ...plain, strips: [[], [], []] }, 'strip 1'],
  [{ ...plain, strips: [['A'], [7], ['A']] }, 'strip 2'],
  [{ ...plain, paytable: 'x' }, '"paytable"'],
  [{ ...plain, paytable: { A: { '4': 1 } } }, 'cannot show'],
  [{ ...plain, paytable: { A: { '3': -1 } } }, 'not a number'],
  [{ ...plain, paytable: { A: { '3': 0.5 } } }, 'whole credits'],
  [{ ...plain, totalBetCredits: 0 }, '"totalBetCredits"'],
  [{ ...plain, wild: { symbol: '' } }, '"wild.symbol"'],
  [{ ...plain, wild: { symbol: 'W', reels: [9] } }, 'does not exist'],
  [{ ...plain, freeSpins: { count: 5 } }, 'need a "scatter"'],
  [{ ...plain, scatter: { symbol: 'S', trigger: 1 }, freeSpins: { count: 3 } }, 'never end'],
  [{ ...plain, scatter: { symbol: 'S', paysTimesTotalBet: { '3': 0.3 } } }, 'whole number of'],
])('an unusable design is refused with a sentence (%#)', (design, part) => {
  const result = parseSlotDesign(design);
  expect(result.ok).toBe(false);
  expect(!result.ok && result.data).toContain(part);
});

test('whatever stands in a field, the answer is a design or a sentence', () => {
  const field = fc.constantFrom(
    ...Object.keys(plain),
    'ways',
    'wild',
    'scatter',
    'freeSpins',
    'rules',
  );
  fc.assert(
    fc.property(field, fc.anything(), (name, value) => {
      const result = parsed({ [name]: value });
      expect(result.ok || result.data.length > 10).toBe(true);
    }),
    { numRuns: 500, examples: [['ways', { toString: undefined }]] },
  );
});

test('a symbol may be called like a property of every object', () => {
  const text = JSON.stringify({ ...plain, paytable: { A: { 3: 1 }, constructor: { 3: 2 } } });
  const design = parseSlotDesign(JSON.parse(text.replace('constructor', '__proto__')));
  expect(design.ok && Object.keys(design.value.paytable)).toEqual(['A', '__proto__']);
});
