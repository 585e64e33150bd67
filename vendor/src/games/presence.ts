import { nowMs } from '../clock.ts';
import type { Seat } from '../seat.ts';

/** A page asks once a second; whoever has not asked for so long has left. */
const presentMs = 30_000;

export interface Presence {
  /** Notes that this seat looks at the game, and says how many do. */
  seen(seat: Pick<Seat, 'ticket'>): number;
}

/** Who has a game open, whether they bet or not. */
export function openPresence(): Presence {
  const seenAtMs = new Map<string, number>();
  return {
    seen: ({ ticket }) => {
      const now = nowMs();
      seenAtMs.set(ticket, now);
      for (const [other, atMs] of seenAtMs) {
        if (now - atMs >= presentMs) {
          seenAtMs.delete(other);
        }
      }
      return seenAtMs.size;
    },
  };
}
