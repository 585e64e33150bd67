import { present } from '@portal/money';
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
  return named ?? present(themes[hash(game.nodeId) % themes.length], 'themes are not empty');
}

/** FNV-1a, as the generated tiles use it (design-brief.md 2.7). */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return value >>> 0;
}

/** Which art each symbol of a design wears: high pays first, in the order of the pay table. */
export function artBySymbol(design: DrawnDesign, theme: SlotTheme): ReadonlyMap<string, SymbolArt> {
  const arts = new Map<string, SymbolArt>();
  const special = new Set([design.wild?.symbol, design.scatter?.symbol]);
  const paying = [...new Set([...Object.keys(design.paytable), ...design.strips.flat()])].filter(
    (symbol) => !special.has(symbol),
  );
  const pool = [...theme.high, ...theme.low];
  paying.forEach((symbol, index) => {
    const art = namedSymbols[symbol] ?? pool[index % pool.length];
    arts.set(symbol, present(art, 'a theme has symbols'));
  });
  if (design.wild !== undefined) {
    arts.set(design.wild.symbol, theme.wild);
  }
  if (design.scatter !== undefined) {
    arts.set(design.scatter.symbol, theme.scatter);
  }
  return arts;
}
