/**
 * Pictures drawn from data: game tiles, vendor marks, banners, avatars, the brand mark. Everything
 * is a pure function to a self-contained SVG text, the same for the same input for ever; a change
 * of a recipe raises `recipeVersion`, which stands in every address. The package imports nothing.
 */
export { appIconSvg } from './app-icon.ts';
export type { AppIconShape } from './app-icon.ts';
export { avatarSvg } from './avatar.ts';
export { bannerHeroes, bannerSvg } from './banner.ts';
export type { BannerHero } from './banner.ts';
export { brandLogoSvg } from './brand-logo.ts';
export type { BrandLogo } from './brand-logo.ts';
export { artCategories } from './category.ts';
export type { ArtCategory } from './category.ts';
export { flagSvg } from './flag.ts';
export { strokesOf } from './lettering.ts';
export { tileSvg } from './tile.ts';
export type { TileGame } from './tile.ts';
export { vendorLogoSvg } from './vendor-logo.ts';

/** Part of every picture's address, so that caches never show an older drawing. */
export const recipeVersion = 1;
