/** The twelve families of design-brief.md 2.7. */
export const motifNames = [
  'reels',
  'relic',
  'crystals',
  'ascent',
  'table',
  'deep',
  'stadium',
  'circuit',
  'draw',
  'duel',
  'plume',
  'mosaic',
] as const;

export type MotifName = (typeof motifNames)[number];
