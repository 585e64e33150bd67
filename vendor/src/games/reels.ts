import { oneOf } from '../chance.ts';
import { say } from '../texts.ts';
import type { InstantRules } from './instant-rules.ts';

/** Five symbols, what three equal ones pay, and which two pay one stake and a half. */
export interface ReelDesign {
  readonly triples: ReadonlyMap<string, number>;
  readonly pair: string;
}

const pairHundredths = 150;

const design = (pair: string, triples: Readonly<Record<string, number>>): ReelDesign => ({
  pair,
  triples: new Map(Object.entries(triples)),
});

/** The triples of each add up to 10,000 hundredths, so that all of them return the same. */
export const reelDesigns = {
  fruit: design('🍒', { '🍒': 800, '🍋': 1200, '🔔': 2000, '💎': 3000, '7️⃣': 3000 }),
  gems: design('🔷', { '🔷': 500, '🟢': 1000, '🔶': 2000, '👑': 2500, '💎': 4000 }),
  space: design('🌙', { '🌙': 400, '⭐': 600, '☄️': 1000, '🪐': 2000, '🚀': 6000 }),
} as const;

/**
 * Three reels of five equal symbols: 100 / 125 for the triples and 12 / 125 × 1.5 for two of the
 * paired symbol return 94.4 %.
 */
export function openReels({ triples, pair }: ReelDesign): InstantRules {
  const symbols = [...triples.keys()];
  return {
    choices: (language) => [{ id: 'spin', label: say('spin', language) }],
    scene: () => symbols.slice(-1).flatMap((symbol) => [symbol, symbol, symbol]),
    play: () => {
      const shown = [oneOf(symbols), oneOf(symbols), oneOf(symbols)];
      const [first = ''] = shown;
      if (shown.every((symbol) => symbol === first)) {
        return { shown, priceHundredths: triples.get(first) ?? 0 };
      }
      const pairs = shown.filter((symbol) => symbol === pair).length;
      return { shown, priceHundredths: pairs === 2 ? pairHundredths : 0 };
    },
  };
}
