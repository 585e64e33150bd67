import { below, oneOf } from '../chance.ts';
import { nowMs } from '../clock.ts';
import type { InstantRules } from './instant-rules.ts';

/** A kind of fish, and what its catch pays. */
export interface Kind {
  readonly symbol: string;
  readonly priceHundredths: number;
}

interface Fish extends Kind {
  readonly id: string;
  readonly leavesAtMs: number;
}

const kind = (symbol: string, priceHundredths: number): Kind => ({ symbol, priceHundredths });

/** The rooms; a catch in each returns the same. */
export const waters = {
  room: [
    kind('🐟', 200),
    kind('🐠', 300),
    kind('🐡', 500),
    kind('🦑', 1000),
    kind('🦈', 2000),
    kind('🐋', 5000),
  ],
  reef: [kind('🦐', 150), kind('🦀', 250), kind('🐠', 400), kind('🐙', 800), kind('🐢', 1600)],
  deep: [kind('🐟', 300), kind('🦑', 1200), kind('🐬', 2500), kind('🦈', 4000), kind('🐋', 9000)],
} as const;

const fishInRoom = 8;
const shortestStayMs = 8000;
const stayRangeMs = 12_000;
/** A catch is as likely as its price allows at this return. */
const returnHundredths = 95;

/** A room in which everybody shoots at the same fish: whoever catches one takes it from all. */
export function openFishing(kinds: readonly Kind[]): InstantRules {
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
