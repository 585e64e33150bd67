import {
  categoriesOf,
  kenoHitFrequency,
  kenoReturn,
  kenoVariance,
  plinkoHitFrequency,
  plinkoReturn,
  plinkoVariance,
  scratchHitFrequency,
  scratchReturn,
  scratchVariance,
  videoPokerReturn,
  videoPokerVariants,
  type KenoDesign,
} from '../../src/index.ts';
import { toNumber, type Rational } from '@portal/money';
import {
  decimal,
  fraction,
  isObject,
  multiplierText,
  standardDeviation,
  wholeNumber,
  type Json,
} from './json.ts';

const unversioned = { id: 'unnamed', version: 1 } as const;

export function kenoFigures(json: Json, paytable: Json): Json {
  const numbers = wholeNumber(json['numbers'] ?? json['balls'] ?? 80, {
    what: 'numbers',
    least: 2,
    largest: 1000,
  });
  const drawn = wholeNumber(json['drawn'] ?? json['draws'] ?? (numbers === 80 ? 20 : undefined), {
    what: 'drawn',
    least: 1,
    largest: numbers,
  });
  const rows = Object.entries(paytable).map(([picks, row]) => kenoRow(picks, row, numbers));
  const design: KenoDesign = {
    ...unversioned,
    numbers,
    drawn,
    paytable: Object.fromEntries(rows),
  };
  const byPicks = (figure: (design: KenoDesign, picks: number) => Rational): Json =>
    Object.fromEntries(rows.map(([picks]) => [picks, decimal(figure(design, picks))]));
  return {
    kind: `keno, ${drawn} of ${numbers}`,
    rtp: byPicks(kenoReturn),
    hitFrequency: byPicks(kenoHitFrequency),
    variance: byPicks(kenoVariance),
  };
}

function kenoRow(picks: string, row: unknown, numbers: number): [number, Record<number, string>] {
  const count = wholeNumber(Number(picks), { what: 'picks', least: 1, largest: numbers });
  const pays = Object.entries(isObject(row) ? row : {}).map(([hits, pay]) => {
    const caught = wholeNumber(Number(hits), { what: 'hits', least: 0, largest: count });
    return [caught, multiplierText(pay, `The pay for ${hits} of ${picks}`)] as const;
  });
  return [count, Object.fromEntries(pays)];
}

export function plinkoFigures(json: Json): Json {
  const multipliers = json['multipliers'];
  if (!Array.isArray(multipliers) || multipliers.length < 2 || multipliers.length > 33) {
    throw new Error('"multipliers" is not a list of 2 to 33 bins.');
  }
  const rows = wholeNumber(json['rows'] ?? multipliers.length - 1, {
    what: 'rows',
    least: 1,
    largest: 32,
  });
  if (rows !== multipliers.length - 1) {
    throw new Error(`${rows} rows need ${rows + 1} multipliers, not ${multipliers.length}.`);
  }
  const texts = multipliers.map((value: unknown, bin) => multiplierText(value, `Bin ${bin}`));
  const design = { ...unversioned, rows, multipliers: texts };
  return {
    kind: 'plinko',
    rtp: decimal(plinkoReturn(design)),
    rtpExact: fraction(plinkoReturn(design)),
    hitFrequency: decimal(plinkoHitFrequency(design)),
    variance: decimal(plinkoVariance(design)),
    stdDev: standardDeviation(plinkoVariance(design)),
  };
}

export function scratchFigures(json: Json): Json {
  const listed = json['prizesForOne'] ?? json['prizes'];
  if (!Array.isArray(listed) || listed.length === 0) {
    throw new Error('"prizesForOne" is not a list of prizes.');
  }
  const prizes = listed.map((prize: unknown, index) => {
    const { multiplier, count } = isObject(prize) ? prize : {};
    return {
      multiplier: multiplierText(multiplier, `The multiplier of prize ${index + 1}`),
      count: wholeNumber(count, { what: 'count', least: 0, largest: Number.MAX_SAFE_INTEGER }),
    };
  });
  const winning = prizes.reduce((sum, prize) => sum + prize.count, 0);
  const tickets = wholeNumber(json['tickets'], {
    what: 'tickets',
    least: Math.max(winning, 1),
    largest: Number.MAX_SAFE_INTEGER,
  });
  const design = { ...unversioned, tickets, prizes };
  return {
    kind: 'scratch card',
    rtp: decimal(scratchReturn(design)),
    rtpExact: fraction(scratchReturn(design)),
    hitFrequency: decimal(scratchHitFrequency(design)),
    variance: decimal(scratchVariance(design)),
  };
}

export function videoPokerFigures(paytable: Json): Json {
  const names = Object.keys(paytable);
  const variant = videoPokerVariants.find((candidate) =>
    names.every((name) => categoriesOf(candidate).includes(name)),
  );
  if (variant === undefined) {
    throw new Error('The pay table names hands of neither Jacks or Better nor Deuces Wild.');
  }
  const pays = Object.entries(paytable).map(([name, pay]) => {
    const value = typeof pay === 'string' ? Number(pay) : pay;
    return [name, wholeNumber(value, { what: name, least: 0, largest: 1_000_000 })] as const;
  });
  const figures = videoPokerReturn({
    ...unversioned,
    variant,
    paytable: Object.fromEntries(pays),
  });
  return {
    kind: `video poker, ${variant}`,
    rtp: decimal(figures.return),
    rtpExact: fraction(figures.return),
    houseEdge: 1 - decimal(figures.return),
    hitFrequency: decimal(figures.hitFrequency),
    variance: toNumber(figures.variance),
    denominator: Number(figures.denominator),
    optimalOutcomeCounts: Object.fromEntries(
      Object.entries(figures.counts).map(([name, count]) => [name, Number(count)]),
    ),
  };
}
