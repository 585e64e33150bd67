import { below, oneOf } from '../chance.ts';
import { nowMs } from '../clock.ts';
import { type Language, say } from '../texts.ts';
import type { Choice } from './game.ts';

/** A game in which one act is a whole round. */
export interface InstantRules {
  choices(language: Language): readonly Choice[];
  /** Undefined when the choice is not there any more. */
  play(
    choice: string,
  ): { readonly shown: readonly string[]; readonly priceHundredths: number } | undefined;
  /** What everybody sees before anybody acts. */
  scene(): readonly string[];
}

const symbols = ['🍒', '🍋', '🔔', '💎', '7️⃣'] as const;
/** What three of each pay; two cherries pay one stake and a half. */
const triples: Readonly<Record<string, number>> = {
  '🍒': 800,
  '🍋': 1200,
  '🔔': 2000,
  '💎': 3000,
  '7️⃣': 3000,
};
const cherryPair = 150;

/**
 * Three reels of five equal symbols: (8 + 12 + 20 + 30 + 30) / 125 for triples and 12 / 125 × 1.5
 * for two cherries return 94.4 %.
 */
export function openReels(): InstantRules {
  return {
    choices: (language) => [{ id: 'spin', label: say('spin', language) }],
    scene: () => ['7️⃣', '7️⃣', '7️⃣'],
    play: () => {
      const shown = [oneOf(symbols), oneOf(symbols), oneOf(symbols)];
      const [first = ''] = shown;
      if (shown.every((symbol) => symbol === first)) {
        return { shown, priceHundredths: triples[first] ?? 0 };
      }
      const cherries = shown.filter((symbol) => symbol === '🍒').length;
      return { shown, priceHundredths: cherries === 2 ? cherryPair : 0 };
    },
  };
}

interface Fish {
  readonly id: string;
  readonly symbol: string;
  readonly priceHundredths: number;
  readonly leavesAtMs: number;
}

const kinds = [
  { symbol: '🐟', priceHundredths: 200 },
  { symbol: '🐠', priceHundredths: 300 },
  { symbol: '🐡', priceHundredths: 500 },
  { symbol: '🦑', priceHundredths: 1000 },
  { symbol: '🦈', priceHundredths: 2000 },
  { symbol: '🐋', priceHundredths: 5000 },
] as const;
const fishInRoom = 8;
const shortestStayMs = 8000;
const stayRangeMs = 12_000;
/** A catch is as likely as its price allows at this return. */
const returnHundredths = 95;

/** A room in which everybody shoots at the same fish: whoever catches one takes it from all. */
export function openFishing(): InstantRules {
  const room = new Map<string, Fish>();
  let made = 0;

  function fill(): readonly Fish[] {
    const now = nowMs();
    for (const fish of room.values()) {
      if (fish.leavesAtMs < now) {
        room.delete(fish.id);
      }
    }
    while (room.size < fishInRoom) {
      made += 1;
      const id = `f${made}`;
      room.set(id, { id, ...oneOf(kinds), leavesAtMs: now + shortestStayMs + below(stayRangeMs) });
    }
    return [...room.values()];
  }

  return {
    scene: () => fill().map(({ symbol }) => symbol),
    choices: () =>
      fill().map(({ id, symbol, priceHundredths }) => ({ id, label: symbol, priceHundredths })),
    play: (choice) => {
      const fish = room.get(choice);
      if (fish === undefined) {
        return undefined;
      }
      const isCaught = below(fish.priceHundredths) < returnHundredths;
      if (isCaught) {
        room.delete(fish.id);
      }
      return {
        shown: isCaught ? ['🎣', fish.symbol] : ['💦'],
        priceHundredths: isCaught ? fish.priceHundredths : 0,
      };
    },
  };
}
