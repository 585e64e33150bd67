/**
 * The token data, for what is drawn outside of the style sheet: canvases, charts, generated art.
 */
export { categoryTints, colorOf, colors, themes } from './tokens/colors.ts';
export type { Category, Pair, Theme } from './tokens/colors.ts';
export { contrast } from './tokens/contrast.ts';
export { breakpoints, durationsMs, radii, spaces } from './tokens/scales.ts';
