import { deucesCategories, jacksCategories } from './category.ts';

export const videoPokerVariants = ['jacksOrBetter', 'deucesWild'] as const;
export type VideoPokerVariant = (typeof videoPokerVariants)[number];

export interface VideoPokerDesign {
  readonly id: string;
  readonly version: number;
  readonly variant: VideoPokerVariant;
  /** Total return for one by category; a missing category pays nothing. */
  readonly paytable: Readonly<Record<string, number>>;
}

export function categoriesOf(variant: VideoPokerVariant): readonly string[] {
  return variant === 'jacksOrBetter' ? jacksCategories : deucesCategories;
}
