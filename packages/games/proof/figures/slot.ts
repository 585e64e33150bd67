import { parseSlotDesign, slotDistribution, slotReturn, type SlotDesign } from '../../src/index.ts';
import { one, quotient } from '@portal/money';
import { decimal, fraction, type Json } from './json.ts';

/** Larger machines keep their exact return and hit frequency; only the variance is left out. */
const largestVariance = 300_000_000n;

export function slotFigures(json: Json): Json {
  const parsed = parseSlotDesign(json);
  if (!parsed.ok) {
    throw new Error(`The slot design cannot be used: ${parsed.data}.`);
  }
  const design = parsed.value;
  const stops = design.strips.reduce((product, strip) => product * strip.length, 1);
  if (stops > Number.MAX_SAFE_INTEGER) {
    throw new Error(`The design has ${stops} stop positions, more than can be counted exactly.`);
  }
  const exact = slotReturn(design);
  return {
    kind: design.ways === true ? 'slot by ways' : 'slot by lines',
    stops: Number(exact.stops),
    sumLineOrWaysCredits: Number(exact.sumLineCredits),
    sumScatterCredits: Number(exact.sumScatterCredits),
    rtpLineOrWays: decimal(exact.line),
    rtpScatter: decimal(exact.scatter),
    rtpFreeSpins: decimal(exact.freeSpins),
    rtpTotal: decimal(exact.total),
    rtpTotalExact: fraction(exact.total),
    triggerCount: Number(exact.triggerCount),
    triggerProbability: decimal(exact.triggerProbability),
    triggerOneIn:
      exact.triggerCount === 0n ? null : decimal(quotient(one, exact.triggerProbability)),
    expectedFreeSpinsPerPaidSpin: decimal(exact.freeSpinsPerPaidSpin),
    hitCount: Number(exact.hitCount),
    hitFrequency: decimal(exact.hitFrequency),
    scatterCountHistogram: exact.scatterHistogram.map(Number),
    ...(exact.stops <= largestVariance ? spread(design) : {}),
  };
}

function spread(design: SlotDesign): Json {
  const distribution = slotDistribution(design);
  return {
    maxBaseWinCredits: distribution.maxBaseWinCredits,
    basePlusScatterVariancePerTotalBet: distribution.baseVariance,
    roundVariancePerTotalBet: distribution.roundVariance,
  };
}
