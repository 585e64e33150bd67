import {
  parseFacts,
  parseSlip,
  priceBook,
  settleSlip,
  type Facts,
  type Slip,
} from '@portal/betting';
import { assertDefined } from '@portal/money';
import type { Bench, Measure } from './bench.ts';

const finished = assertDefined(
  parseFacts({ status: 'FINISHED', score: { ht: [1, 0], ft: [2, 1] } }),
  'sample facts parse',
);

/** The bars of the sports rules: slips settled a second, and a full book of about 60 markets. */
export const bettingBench: Bench = { name: 'sports rules', run: measures };

function measures(): Promise<Measure[]> {
  const singles = slips('SINGLE', 1);
  const eightfolds = slips('ACC', 8);
  const expected = { home: 1.55, away: 1.15 };
  const markets = priceBook({ expected }).length;
  const book = perSecond(50, () => priceBook({ expected }));
  return Promise.resolve([
    {
      name: 'betting: single slips settled',
      value: settled(singles),
      unit: 'slips/s',
      yardstick: 200_000,
    },
    {
      name: 'betting: eight-leg slips settled',
      value: settled(eightfolds),
      unit: 'slips/s',
      yardstick: 20_000,
    },
    {
      name: `betting: book of ${markets} markets priced`,
      value: 1000 / book,
      unit: 'ms',
      yardstick: 2,
    },
  ]);
}

function slips(type: 'SINGLE' | 'ACC', legCount: number): Slip[] {
  const kinds = [
    { market: '1X2', selection: '1' },
    { market: 'AH', selection: 'HOME', line: '-0.75' },
    { market: 'OU', selection: 'OVER', line: '2.25' },
    { market: 'BTTS', selection: 'YES' },
  ];
  return Array.from({ length: 1000 }, (_, index) => {
    const legs = Array.from({ length: legCount }, (_unused, leg) => ({
      event: `E${leg}`,
      odds: `1.${10 + ((index + leg) % 89)}`,
      ...kinds[(index + leg) % kinds.length],
    }));
    const parsed = parseSlip({ type, stake: `${1 + (index % 500)}.50`, legs });
    return assertDefined(parsed.ok ? parsed.value : undefined, 'a sample slip parses');
  });
}

function settled(samples: readonly Slip[]): number {
  const facts = (): Facts => finished;
  const rounds = perSecond(20, () => {
    for (const slip of samples) {
      settleSlip(slip, facts);
    }
  });
  return Math.round(rounds * samples.length);
}

/** Runs per second after a warm-up of as many. */
function perSecond(runs: number, run: () => void): number {
  for (let index = 0; index < runs; index += 1) {
    run();
  }
  const start = performance.now();
  for (let index = 0; index < runs; index += 1) {
    run();
  }
  return (runs * 1000) / (performance.now() - start);
}
