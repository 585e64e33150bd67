import { missionProgress, type Mission, type MissionEvent, type MissionKind } from './mission.ts';
import type { Category } from '../category.ts';

/** The kinds that sums of money and play say nothing of. */
export const notedMissionKinds = [
  'WIN_MULTIPLIER',
  'LOGIN_STREAK',
  'INVITE',
  'PROFILE',
  'BIND',
  'APP_LOGIN',
] as const satisfies readonly MissionKind[];
export type NotedMissionKind = (typeof notedMissionKinds)[number];

/** Kinds whose progress is a best and no sum: what came before joining can't be taken off. */
export const bestMissionKinds: readonly MissionKind[] = ['WIN_MULTIPLIER', 'LOGIN_STREAK'];

/** Something that a member did once, on a day of the site. */
export interface MissionFact {
  readonly kind: NotedMissionKind;
  readonly siteDay: string;
  /** Of play alone. */
  readonly category: Category | null;
  /** Of a win: payout by stake, in hundredths. */
  readonly figure: bigint;
}

export interface NotedMission extends Pick<Mission, 'category' | 'target'> {
  readonly kind: NotedMissionKind;
}

const start = Temporal.Instant.fromEpochMilliseconds(0);
const wholeHundredths = 100n;
const eventKinds = {
  INVITE: 'invited',
  PROFILE: 'profile',
  BIND: 'bound',
  APP_LOGIN: 'app-login',
} as const;

/** What `missionProgress` says of the events behind facts that lie in its period (D4). */
export function progressOfFacts(mission: NotedMission, facts: readonly MissionFact[]): bigint {
  const own = facts.filter(({ kind }) => kind === mission.kind);
  return missionProgress(mission, own.flatMap(eventOf), start).done;
}

function eventOf({ kind, siteDay, category, figure }: MissionFact): readonly MissionEvent[] {
  const at = Temporal.PlainDate.from(siteDay).toZonedDateTime('UTC').toInstant();
  switch (kind) {
    case 'LOGIN_STREAK':
      return [{ kind: 'login', at, siteDay }];
    case 'WIN_MULTIPLIER': {
      const amounts = { stakeMinor: wholeHundredths, payoutMinor: figure, validMinor: 0n };
      const game = { vendor: '', game: '' };
      return category === null ? [] : [{ kind: 'bet', at, category, ...game, ...amounts }];
    }
    default:
      return [{ kind: eventKinds[kind], at }];
  }
}
