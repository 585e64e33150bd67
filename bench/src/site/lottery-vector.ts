import { decimal4, isStakedByMultiple, unitPrices, formatDecimal } from '@portal/lottery';

/** An entry of a file of settlement vectors (`packages/lottery/vectors/lottery.json`). */
export interface LotteryVector {
  readonly id: string;
  readonly family: string;
  readonly betType: string;
  readonly selection: object;
  readonly draw: object;
  readonly stakePerUnit: string;
  readonly odds: string | readonly string[] | Readonly<Record<string, string>>;
  readonly units: number;
  readonly payout: string;
  readonly cost: string;
  readonly prizeGroup?: number;
}

/** The line of the vector as a member would bet it. */
export function lineOf(vector: LotteryVector) {
  const { betType, selection, stakePerUnit, prizeGroup } = vector;
  return {
    betType,
    selection,
    stake: stakeOf(betType, stakePerUnit),
    choice: prizeGroup === undefined ? { rebate: '0' } : { prizeGroup },
  };
}

function stakeOf(betType: string, stakePerUnit: string) {
  if (!isStakedByMultiple(betType)) {
    return { stakePerUnit };
  }
  const stake = decimal4(stakePerUnit);
  const unitPrice = unitPrices.find((price) => {
    return stake % price === 0n && stake / price <= 9_999n;
  });
  return unitPrice === undefined
    ? { stakePerUnit }
    : { unitPrice: formatDecimal(unitPrice), multiple: Number(stake / unitPrice) };
}

interface AcceptedLine {
  readonly units: number;
  readonly odds: readonly { readonly tier: string; readonly odds: string }[];
  readonly legs: readonly string[] | null;
  readonly cost: string;
}

/** What an accepted line has that its vector has not. */
export function lineFaults(vector: LotteryVector, line: AcceptedLine): readonly string[] {
  const faults: string[] = [];
  if (line.units !== vector.units) {
    faults.push(`units ${line.units} instead of ${vector.units}`);
  }
  if (decimal4(line.cost) !== decimal4(vector.cost)) {
    faults.push(`cost ${line.cost} instead of ${vector.cost}`);
  }
  const [found, expected] = [oddsText(line), JSON.stringify(vector.odds)];
  if (found(vector) !== expected) {
    faults.push(`odds ${found(vector)} instead of ${expected}`);
  }
  return faults;
}

function oddsText({ odds, legs }: AcceptedLine): (vector: LotteryVector) => string {
  return (vector) => {
    if (legs !== null) {
      return JSON.stringify(legs);
    }
    if (typeof vector.odds === 'string') {
      return JSON.stringify(odds.find(({ tier }) => tier === 'win')?.odds);
    }
    const byTier = new Map(odds.map((row) => [row.tier, row.odds]));
    const keys = new Set([...Object.keys(vector.odds), ...byTier.keys()]);
    const inOrder = [...keys].map((tier) => [tier, byTier.get(tier)]);
    return JSON.stringify(Object.fromEntries(inOrder));
  };
}

/** The payout to the cent, floored (lottery.md 0.3 rule 4). */
export function payoutMinorOf({ payout }: LotteryVector): bigint {
  return decimal4(payout) / 100n;
}
