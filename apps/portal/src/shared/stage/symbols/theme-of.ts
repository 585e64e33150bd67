import { assertDefined } from '@portal/money';
import { namedSymbols, themes, type SlotTheme, type SymbolArt } from '../data/themes.ts';

/** The shape of a design that drawing needs; the wire's design satisfies it. */
export interface DrawnDesign {
  readonly strips: readonly (readonly string[])[];
  readonly rows: number;
  readonly paytable: Readonly<Record<string, unknown>>;
  readonly wild?: { readonly symbol: string } | undefined;
  readonly scatter?: { readonly symbol: string } | undefined;
}

/** The theme by name, else a stable choice by the game's id: a game always looks the same. */
export function themeOf(game: { nodeId: string; themeId?: string | undefined }): SlotTheme {
  const named = themes.find((theme) => theme.id === game.themeId);
  return named ?? assertDefined(themes[hash(game.nodeId) % themes.length], 'themes are not empty');
}

/** FNV-1a, as the generated tiles use it (design-brief.md 2.7). */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return value >>> 0;
}

/**
 * Which art each symbol of a design wears: things by their name, wild and scatter, then high pays
 * first in the order of the pay table. No two symbols of a design share a picture.
 */
export function artBySymbol(design: DrawnDesign, theme: SlotTheme): ReadonlyMap<string, SymbolArt> {
  const arts = new Map<string, SymbolArt>();
  const taken = new Set<string>();
  const wear = (symbol: string | undefined, choices: readonly SymbolArt[]): void => {
    if (symbol === undefined || arts.has(symbol)) {
      return;
    }
    const art = choices.find((choice) => !taken.has(pictureOf(choice))) ?? choices[0];
    const chosen = assertDefined(art, 'a theme has symbols');
    taken.add(pictureOf(chosen));
    arts.set(symbol, chosen);
  };
  const symbols = [...new Set([...Object.keys(design.paytable), ...design.strips.flat()])];
  for (const symbol of symbols) {
    const named = namedSymbols[symbol];
    if (named !== undefined) {
      wear(symbol, [named]);
    }
  }
  wear(design.wild?.symbol, [theme.wild, ...theme.high]);
  wear(design.scatter?.symbol, [theme.scatter, ...theme.high]);
  for (const symbol of symbols) {
    wear(symbol, [...theme.high, ...theme.low]);
  }
  return arts;
}

function pictureOf(art: SymbolArt): string {
  return 'letter' in art ? art.letter : art.shape;
}
