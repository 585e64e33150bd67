import { divide } from '@portal/money';
import type { winningsPolicies } from './wagering.ts';

/**
 * What happened to a wallet in which bonuses are played for, in order. `netMinor` is what the bets
 * placed from it until the next have won or lost, whenever their results came and however often
 * they changed; a bet without a result has done neither.
 */
export type WalletEvent<Id> = { readonly netMinor: bigint } & (
  | {
      readonly kind: 'claim';
      readonly bonus: Id;
      readonly bonusMinor: bigint;
      /** All that was there just before, the parts of older bonuses included. */
      readonly cashMinor: bigint;
      readonly policy: (typeof winningsPolicies)[number];
    }
  /** `staysMinor` of its part becomes the member's own: its cap, all where it has none, or 0. */
  | { readonly kind: 'end'; readonly bonus: Id; readonly staysMinor: bigint | 'all' }
  /**
   * Own money that came, or left below 0; for bonuses that were claimed after the event with the
   * number `since` only. What a bet gives back that was placed before a claim is such money.
   */
  | { readonly kind: 'own'; readonly amountMinor: bigint; readonly since: number }
);

/** One bonus and all that is not its part, as it stands or as it was when it ended. */
export interface WalletPart {
  /** The money beside it: what it found, and what came and left since. */
  readonly cashMinor: bigint;
  readonly bonusMinor: bigint;
  /** What play won or lost, less what bonuses that came later had of it. */
  readonly netMinor: bigint;
  /** What of all that belongs to the bonus. */
  readonly partMinor: bigint;
  /** The rest. */
  readonly keepMinor: bigint;
  /** What goes back to the house at its end; all of its part while it is open. */
  readonly goesMinor: bigint;
}

/** Winnings of bets that were placed while the parts stood as `ownMinor` to the rest of `whole`. */
interface Layer {
  readonly wonMinor: bigint;
  readonly ownMinor: bigint;
  readonly wholeMinor: bigint;
}

interface State {
  readonly claim: Extract<WalletEvent<unknown>, { readonly kind: 'claim' }>;
  readonly place: number;
  readonly cashMinor: bigint;
  readonly netMinor: bigint;
  readonly ownMinor: bigint;
  /** What of own money, and of the bonus, play has lost and may win back first. */
  readonly ownLostMinor: bigint;
  readonly bonusMinor: bigint;
  readonly bonusLostMinor: bigint;
  readonly layers: readonly Layer[];
}

/**
 * The parts of a wallet over time (agents-loyalty-money.md D8). Own money that comes or leaves
 * changes the own part alone. What play loses comes off winnings, the newest first, then off own
 * money, then off the bonus; what it wins fills what it lost in the other order, and the rest is
 * shared as the parts stood when the bets were placed. What own money comes after is lost for good
 * of a bonus, so that it fills no hole. The newest bonus shares first, with all else as its cash;
 * what it has of the play is not there for the older ones.
 */
export function walletParts<Id>(events: readonly WalletEvent<Id>[]): ReadonlyMap<Id, WalletPart> {
  const open = new Map<Id, State>();
  const ended = new Map<Id, WalletPart>();
  events.forEach((event, place) => {
    if (event.kind === 'claim') {
      open.set(event.bonus, claimed(event, place));
    } else if (event.kind === 'own') {
      moveOwn(open, event.amountMinor, ({ place: begun }) => begun > event.since);
    } else {
      const part = endOne(open, event);
      if (part !== undefined) {
        ended.set(event.bonus, part);
      }
    }
    share(open, event.netMinor);
  });
  const standing = [...open].map(([id, state]) => [id, partOf(state)] as const);
  return new Map([...ended, ...standing]);
}

function claimed(claim: State['claim'], place: number): State {
  const { cashMinor, bonusMinor } = claim;
  return {
    claim,
    place,
    cashMinor,
    netMinor: 0n,
    ownMinor: cashMinor,
    ownLostMinor: 0n,
    bonusMinor,
    bonusLostMinor: 0n,
    layers: [],
  };
}

function moveOwn<Id>(
  open: Map<Id, State>,
  amountMinor: bigint,
  isMeant: (state: State) => boolean,
): void {
  for (const [id, state] of open) {
    if (amountMinor !== 0n && isMeant(state)) {
      open.set(id, {
        ...state,
        cashMinor: state.cashMinor + amountMinor,
        ownMinor: state.ownMinor + amountMinor,
        bonusLostMinor: amountMinor > 0n ? 0n : state.bonusLostMinor,
      });
    }
  }
}

/** What stays is own money that comes for older bonuses; newer ones had all of it as their cash. */
function endOne<Id>(
  open: Map<Id, State>,
  end: Extract<WalletEvent<Id>, { readonly kind: 'end' }>,
): WalletPart | undefined {
  const state = open.get(end.bonus);
  if (state === undefined) {
    return undefined;
  }
  const part = partOf(state);
  const stays = end.staysMinor === 'all' ? part.partMinor : end.staysMinor;
  const staysMinor = least(stays, part.partMinor);
  const goesMinor = part.partMinor - staysMinor;
  open.delete(end.bonus);
  moveOwn(open, 0n - goesMinor, ({ place }) => place > state.place);
  moveOwn(open, staysMinor, ({ place }) => place < state.place);
  return { ...part, goesMinor };
}

/** The newest first: what it has of the play is not there for the older ones. */
function share<Id>(open: Map<Id, State>, netMinor: bigint): void {
  let leftMinor = netMinor;
  for (const [id, state] of [...open].toReversed()) {
    const after = leftMinor < 0n ? lose(state, 0n - leftMinor) : win(state, leftMinor);
    open.set(id, { ...after, netMinor: state.netMinor + leftMinor });
    leftMinor -= bonusPart(after) - bonusPart(state);
  }
}

function lose(state: State, lossMinor: bigint): State {
  let leftMinor = lossMinor;
  const layers = state.layers
    .toReversed()
    .map((layer) => {
      const goesMinor = least(layer.wonMinor, leftMinor);
      leftMinor -= goesMinor;
      return { ...layer, wonMinor: layer.wonMinor - goesMinor };
    })
    .toReversed()
    .filter(({ wonMinor }) => wonMinor > 0n);
  const own = least(most(state.ownMinor, 0n), leftMinor);
  const bonus = least(state.bonusMinor, leftMinor - own);
  // No bet stakes what is not there; own money answers for what is taken back beyond it.
  const beyond = leftMinor - own - bonus;
  return {
    ...state,
    layers,
    ownMinor: state.ownMinor - own - beyond,
    ownLostMinor: state.ownLostMinor + own + beyond,
    bonusMinor: state.bonusMinor - bonus,
    bonusLostMinor: state.bonusLostMinor + bonus,
  };
}

function win(state: State, wonMinor: bigint): State {
  const bonus = least(state.bonusLostMinor, wonMinor);
  const own = least(state.ownLostMinor, wonMinor - bonus);
  const filled = {
    ...state,
    bonusMinor: state.bonusMinor + bonus,
    bonusLostMinor: state.bonusLostMinor - bonus,
    ownMinor: state.ownMinor + own,
    ownLostMinor: state.ownLostMinor - own,
  };
  const restMinor = wonMinor - bonus - own;
  return restMinor === 0n
    ? filled
    : { ...filled, layers: [...filled.layers, { wonMinor: restMinor, ...sharesOf(filled) }] };
}

/** A bonus that is lost shares nothing any more. */
function sharesOf(state: State): Omit<Layer, 'wonMinor'> {
  const partMinor = bonusPart(state);
  if (partMinor === 0n) {
    return { ownMinor: 1n, wholeMinor: 1n };
  }
  const isShared = state.claim.policy === 'PRO_RATA';
  const ownMinor = isShared ? most(state.ownMinor + keptOf(state), 0n) : 0n;
  return { ownMinor, wholeMinor: ownMinor + partMinor };
}

function keptOf({ layers }: State): bigint {
  return layers.reduce((sum, layer) => {
    return sum + divide(layer.wonMinor * layer.ownMinor, layer.wholeMinor, 'floor');
  }, 0n);
}

function bonusPart(state: State): bigint {
  const wonMinor = state.layers.reduce((sum, layer) => sum + layer.wonMinor, 0n);
  return state.bonusMinor + wonMinor - keptOf(state);
}

function partOf(state: State): WalletPart {
  const { cashMinor, netMinor, claim } = state;
  const partMinor = bonusPart(state);
  const keepMinor = most(state.ownMinor + keptOf(state), 0n);
  const { bonusMinor } = claim;
  return { cashMinor, bonusMinor, netMinor, partMinor, keepMinor, goesMinor: partMinor };
}

function least(left: bigint, right: bigint): bigint {
  return left < right ? left : right;
}

function most(left: bigint, right: bigint): bigint {
  return left > right ? left : right;
}
