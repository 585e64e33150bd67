import type { SlotSpread } from '../../slot/spread.ts';

/**
 * What the enumeration of every stop of a shipped design comes to, by the design's hash. It takes
 * half a minute for the largest, so it is kept here; `enumerate.test.ts` and the nightly run
 * enumerate again.
 */
export const slotSpreads: ReadonlyMap<string, SlotSpread> = new Map([
  [
    // house-20-lines
    '255d81c2914b7bc7a3809011ea5244aefa1801a0f092c099b5e9f6d96736379d',
    { maxSpinCredits: 5125, deviationHundredths: 360 },
  ],
  [
    // house-243-ways
    '8f87bb7a03beab4efc8e0ccd52b24c6720e5baa34be2f766817969b06a08f5ab',
    { maxSpinCredits: 2165, deviationHundredths: 319 },
  ],
  [
    // classic-sevens
    'ae1182156345a008c5bad01447540f2a0136b995787d746b89b2d36494453fd9',
    { maxSpinCredits: 640, deviationHundredths: 496 },
  ],
  [
    // volcano-peaks
    'b09f177f0c815efb15b96744527e33630339b422bcabfe7f7098be13fd8397ee',
    { maxSpinCredits: 14958, deviationHundredths: 718 },
  ],
  [
    // golden-vault
    '35d22bba904ca6d33ab31adc53c22a778868cb71ffa4512286d1da9a8d1239ae',
    { maxSpinCredits: 38800, deviationHundredths: 341 },
  ],
  [
    // forty-lanterns
    '955a8b2b06669e429d298f7e165b4769ebc63742ef07504eaf9ad9ce79ad3179',
    { maxSpinCredits: 3979, deviationHundredths: 195 },
  ],
  [
    // river-1024
    '887df2a19eb99e0f7f837decac14a4d5e99ea8c384e5a322aa1911926606e19e',
    { maxSpinCredits: 2645, deviationHundredths: 237 },
  ],
  [
    // lucky-27
    '418c76caa627fe945bdb2abe0750a3b3194543a7ef63f7f9e477087a79d5c305',
    { maxSpinCredits: 557, deviationHundredths: 266 },
  ],
  [
    // moonlight-spins
    '999f290217d558b863149675c3e70ecddec452325c803f4637e2b042f951bfb1',
    { maxSpinCredits: 2083, deviationHundredths: 401 },
  ],
  [
    // harbor-729
    '6c9d25115463710543e747a712bf112a5cdfcef24ba2f666305fdd2b139f2be8',
    { maxSpinCredits: 3890, deviationHundredths: 295 },
  ],
]);
