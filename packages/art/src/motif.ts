import type { ArtCategory } from './category.ts';
import type { MotifName } from './motif-name.ts';
import type { Palette } from './palette.ts';
import type { Draw } from './seed.ts';
import type { SymbolName } from './symbols.ts';
import { wordHints, type WordHint } from './data/words.ts';

/** What a motif draws with; it fills the square from 30,30 to 270,270. */
export interface MotifScene {
  readonly palette: Palette;
  readonly draw: Draw;
  readonly hero: SymbolName;
  readonly hint: WordHint;
  readonly category: ArtCategory;
}

/** Weights by repetition (design-brief.md 2.7, last column of the families). */
const families: Readonly<Record<ArtCategory, readonly [MotifName, ...MotifName[]]>> = {
  RNG: ['reels', 'reels', 'relic', 'relic', 'crystals', 'crystals', 'ascent'],
  HOT: ['relic'],
  LIVE: ['table'],
  PVP: ['table', 'duel'],
  FISH: ['deep'],
  SPORTS: ['stadium'],
  FBSPORTS: ['stadium'],
  ESPORTS: ['circuit'],
  LOTT: ['draw'],
  ELOTT: ['draw'],
  COCKFIGHT: ['plume'],
};

export interface MotifChoice {
  readonly motif: MotifName;
  readonly hero: SymbolName | undefined;
}

/** Sub-types force a family, words come next, the seed decides the rest. */
export function chooseMotif(
  game: { readonly category: ArtCategory; readonly subType: string },
  hint: WordHint,
  draw: Draw,
): MotifChoice {
  const drawn = draw.pick(families[game.category]);
  const isFirst = draw.chance(0.5);
  switch (game.subType) {
    case 'JP':
      return { motif: 'relic', hero: isFirst ? 'crown' : 'coin' };
    case 'TG':
    case 'VP':
      return { motif: 'table', hero: hint.symbol };
    case 'AC':
      return { motif: hint.motif === 'deep' || !isFirst ? 'deep' : 'ascent', hero: hint.symbol };
    case 'SC':
    case 'BG':
      return { motif: 'mosaic', hero: hint.symbol };
    default:
      return { motif: hint.motif ?? shown(drawn, hint), hero: hint.symbol };
  }
}

/** A symbol that the title names wants a family that shows one. */
function shown(motif: MotifName, hint: WordHint): MotifName {
  return motif === 'ascent' && hint.symbol !== undefined ? 'relic' : motif;
}

/** The hints of the first words that have one; an earlier word wins. */
export function hintOf(title: string): WordHint {
  const words = title.toLowerCase().split(/[^a-z0-9]+/);
  return words.reduce<WordHint>((hint, word) => {
    return { ...(hintFor(word) ?? hintFor(word.replace(/s$/, ''))), ...hint };
  }, {});
}

function hintFor(word: string): WordHint | undefined {
  return Object.hasOwn(wordHints, word) ? wordHints[word] : undefined;
}
