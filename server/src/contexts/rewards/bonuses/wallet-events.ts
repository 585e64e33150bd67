import type { WalletEvent } from '@portal/commission';
import { assertDefined } from '@portal/money';
import type { RewardId } from '@portal/protocol';
import type { SpanRow } from '../../wallet/index.ts';
import { minorOf } from '../promotions/terms.ts';
import type { Reward } from './store-rewards.ts';

/** A bonus of a chain of bonuses that overlap, with the entry that credited it. */
export interface Chained {
  readonly reward: Reward;
  readonly entryId: bigint;
}

type Event = WalletEvent<RewardId>;

interface Cut {
  readonly entryId: bigint;
  readonly tag: string;
}

/** Where the bonuses of a chain begin and end among the lines of their member's account. */
export function cutsOf(chain: readonly Chained[]): readonly Cut[] {
  const ends = chain.flatMap(({ reward: { id, endEntryId } }) =>
    endEntryId === null ? [] : [{ entryId: endEntryId + 1n, tag: endTag(id) }],
  );
  const claims = chain.map(({ reward: { id }, entryId }) => ({ entryId, tag: id as string }));
  // Of one place what ends goes first.
  return [...ends, ...claims].toSorted(byPlace);
}

function byPlace(left: Cut, right: Cut): number {
  return left.entryId === right.entryId ? 0 : left.entryId < right.entryId ? -1 : 1;
}

const endTag = (id: RewardId) => `end:${id}`;

/**
 * What the lines of an account say of the bonuses of a chain (agents-loyalty-money.md D8). A bet
 * that was placed before a claim gives own money back to that bonus, and is play of those before.
 */
export function walletEvents(
  rows: readonly SpanRow[],
  chain: readonly Chained[],
): readonly Event[] {
  const byTag = new Map(chain.map(({ reward }) => [reward.id as string, reward]));
  const byEnd = new Map(chain.map(({ reward }) => [endTag(reward.id), reward]));
  const places = new Map(rows.flatMap(({ cut }, place) => (cut === null ? [] : [[cut, place]])));
  const placedIn = (place: bigint) => rows.findLastIndex(({ at }) => at !== null && at <= place);
  const late = new Map<number, bigint>();
  for (const { place, ownMinor } of rows) {
    if (place !== null) {
      const span = placedIn(place);
      late.set(span, (late.get(span) ?? 0n) + ownMinor);
    }
  }
  return rows.map((row, place): Event => {
    const netMinor = row.netMinor + (late.get(place) ?? 0n);
    const claimed = row.cut === null ? undefined : byTag.get(row.cut);
    const ended = row.cut === null ? undefined : byEnd.get(row.cut);
    if (claimed !== undefined) {
      const { id: bonus, amountMinor: bonusMinor, cashBeforeMinor, wagering } = claimed;
      const cashMinor = cashBeforeMinor ?? 0n;
      const policy = wagering.winningsPolicy;
      return { kind: 'claim', bonus, bonusMinor, cashMinor, policy, netMinor };
    }
    if (ended !== undefined) {
      return { kind: 'end', bonus: ended.id, staysMinor: staysOf(ended), netMinor };
    }
    const tagged = row.tag === null ? undefined : byTag.get(row.tag);
    const since =
      tagged === undefined
        ? row.place === null
          ? -1
          : placedIn(row.place)
        : assertDefined(places.get(endTag(tagged.id)) ?? places.get(tagged.id), 'it was claimed');
    return { kind: 'own', amountMinor: row.ownMinor, since, netMinor };
  });
}

/** What of the part of a bonus that ended so becomes the member's own. */
function staysOf({ state, wagering, currency }: Reward): bigint | 'all' {
  const { maxCashoutAmount } = wagering;
  if (state !== 'DONE') {
    return 0n;
  }
  return maxCashoutAmount === undefined ? 'all' : minorOf(maxCashoutAmount, currency);
}
