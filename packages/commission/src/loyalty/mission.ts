import type { Category } from '../category.ts';

/** What a mission counts (agents-loyalty-money.md D4). */
export const missionKinds = [
  'DEPOSIT_SUM',
  'DEPOSIT_COUNT',
  'VALID_SUM',
  'GAME_ROUNDS',
  'WIN_MULTIPLIER',
  'LOGIN_STREAK',
  'INVITE',
  'PROFILE',
  'BIND',
  'APP_LOGIN',
] as const;
export type MissionKind = (typeof missionKinds)[number];

/** One thing a member did; amounts in minor units, the multiplier in hundredths. */
export type MissionEvent =
  | { readonly kind: 'deposit'; readonly at: Temporal.Instant; readonly amountMinor: bigint }
  | {
      readonly kind: 'bet';
      readonly at: Temporal.Instant;
      readonly category: Category;
      readonly vendor: string;
      readonly game: string;
      readonly stakeMinor: bigint;
      readonly payoutMinor: bigint;
      readonly validMinor: bigint;
    }
  | { readonly kind: 'login'; readonly at: Temporal.Instant; readonly siteDay: string }
  | {
      readonly kind: 'invited' | 'profile' | 'bound' | 'app-login';
      readonly at: Temporal.Instant;
    };

export interface Mission {
  readonly kind: MissionKind;
  readonly target: bigint;
  readonly category?: Category;
  readonly vendor?: string;
  readonly game?: string;
}

/** Progress of a member: events before joining, or before the period, do not count. */
export function missionProgress(
  mission: Mission,
  events: readonly MissionEvent[],
  start: Temporal.Instant,
): { readonly done: bigint; readonly isReached: boolean } {
  const counted = events.filter(({ at }) => Temporal.Instant.compare(at, start) >= 0);
  const done = progressOf(mission, counted);
  return { done, isReached: done >= mission.target };
}

function progressOf(mission: Mission, events: readonly MissionEvent[]): bigint {
  const deposits = events.filter((event) => event.kind === 'deposit');
  const bets = events
    .filter((event) => event.kind === 'bet')
    .filter((bet) => isInScope(mission, bet));
  const count = (kind: MissionEvent['kind']): bigint =>
    BigInt(events.filter((event) => event.kind === kind).length);
  switch (mission.kind) {
    case 'DEPOSIT_SUM':
      return deposits.reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
    case 'DEPOSIT_COUNT':
      return BigInt(deposits.length);
    case 'VALID_SUM':
      return bets.reduce((sum, { validMinor }) => sum + validMinor, 0n);
    case 'GAME_ROUNDS':
      return BigInt(bets.length);
    case 'WIN_MULTIPLIER':
      return bets
        .map(multiplierHundredths)
        .reduce((best, multiplier) => (multiplier > best ? multiplier : best), 0n);
    case 'LOGIN_STREAK':
      return loginStreak(mission.target, events);
    case 'INVITE':
      return count('invited');
    case 'PROFILE':
      return count('profile');
    case 'BIND':
      return count('bound');
    case 'APP_LOGIN':
      return count('app-login');
  }
}

type Bet = Extract<MissionEvent, { kind: 'bet' }>;

/** Whether play is of the category, the vendor and the game that a mission asks for. */
export function isInScope(
  { category, vendor, game }: Pick<Mission, 'category' | 'vendor' | 'game'>,
  bet: Pick<Bet, 'category' | 'vendor' | 'game'>,
): boolean {
  return (
    (category === undefined || bet.category === category) &&
    (vendor === undefined || bet.vendor === vendor) &&
    (game === undefined || bet.game === game)
  );
}

function multiplierHundredths({ payoutMinor, stakeMinor }: Bet): bigint {
  return stakeMinor === 0n ? 0n : (payoutMinor * 100n) / stakeMinor;
}

/**
 * Consecutive site days with a login, up to the last one: a missed day resets to zero (D4). A
 * streak that reached its target once stays reached.
 */
function loginStreak(target: bigint, events: readonly MissionEvent[]): bigint {
  const logins = events.filter((event) => event.kind === 'login');
  const days = [...new Set(logins.map(({ siteDay }) => siteDay))].toSorted();
  let run = 0n;
  let best = 0n;
  for (const [index, day] of days.entries()) {
    const before = days[index - 1];
    const yesterday = Temporal.PlainDate.from(day).subtract({ days: 1 }).toString();
    run = before === yesterday ? run + 1n : 1n;
    best = run > best ? run : best;
  }
  return best >= target ? best : run;
}
