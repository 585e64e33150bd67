import { slotDesigns, type SlotDesign } from '@portal/games';
import { assert, type CurrencyCode, assertDefined } from '@portal/money';
import { creditUnits } from './data/credit-units.ts';
import type { Game } from './game.ts';

/** One stake that a game offers: the total bet of its design in credits of this value. */
export interface Stake {
  readonly stakeMinor: bigint;
  readonly creditMinor: bigint;
}

const ladder = [1n, 2n, 5n, 10n, 20n, 50n, 100n, 200n] as const;
const stakesPerGame = 6;

const designsById = new Map<string, SlotDesign>(slotDesigns.map((design) => [design.id, design]));

/** Games that count no credits offer their stakes as if each had this many. */
const creditsElsewhere = 10;

function creditsPerStake(designId: string): bigint {
  return BigInt(designsById.get(designId)?.totalBetCredits ?? creditsElsewhere);
}

export function isShippedDesign(designId: string): boolean {
  return designsById.has(designId);
}

/** What decides the stakes of a game. */
export type Staked = Pick<Game, 'designId' | 'stakeLevel'>;

const known = new Map<string, readonly Stake[]>();

/** Credits are whole minor units, so a win in credits is exact money (sports-and-games.md D2). */
export function stakesOf(game: Staked, currency: CurrencyCode): readonly Stake[] {
  const key = `${game.designId} ${game.stakeLevel} ${currency}`;
  const stakes = known.get(key) ?? computed(game, currency);
  known.set(key, stakes);
  return stakes;
}

function computed(game: Staked, currency: CurrencyCode): readonly Stake[] {
  const unit = creditUnits[currency];
  assert(unit !== undefined, `stakes are defined for ${currency}`);
  const credits = creditsPerStake(game.designId);
  return ladder.slice(game.stakeLevel, game.stakeLevel + stakesPerGame).map((step) => ({
    creditMinor: step * unit,
    stakeMinor: step * unit * credits,
  }));
}

export function lowestStakeMinor(game: Game, currency: CurrencyCode): bigint {
  return assertDefined(stakesOf(game, currency)[0], 'every game has a stake').stakeMinor;
}
