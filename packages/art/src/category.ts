/** Categories that have tiles; the names are the wire's (portal.md 2). */
export const artCategories = [
  'HOT',
  'RNG',
  'LIVE',
  'SPORTS',
  'FBSPORTS',
  'FISH',
  'PVP',
  'ESPORTS',
  'LOTT',
  'ELOTT',
  'COCKFIGHT',
] as const;

export type ArtCategory = (typeof artCategories)[number];

/** Base hues in OKLCH degrees (design-brief.md 2.7, palette). */
export const baseHues: Readonly<Record<ArtCategory, readonly [number, ...number[]]>> = {
  HOT: [35, 20, 50, 350],
  RNG: [290, 350, 30, 60, 90, 150, 200, 250, 320],
  LIVE: [5, 20, 350, 30],
  SPORTS: [150, 165, 130, 240],
  FBSPORTS: [150, 165, 130, 240],
  FISH: [210, 225, 195, 180],
  PVP: [255, 275, 240, 30],
  ESPORTS: [310, 285, 330, 200],
  LOTT: [85, 70, 55, 25],
  ELOTT: [75, 95, 45, 300],
  COCKFIGHT: [35, 25, 45, 15],
};
