import type { GameSettings } from './api/list-games.ts';
import { scheduleText } from './schedule-form.ts';

export interface Change {
  /** As the texts name it: a limit, a group, `schedule`, or the code of a bet type. */
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

type Flat = Readonly<Record<string, string | undefined>>;

function flat(settings: GameSettings, dayName: (day: number) => string): Flat {
  const { limits, groups, factors, hotNumbers = [], schedule } = settings;
  return {
    ...limits,
    lowest: String(groups.lowest),
    highest: String(groups.highest),
    member: String(groups.member),
    schedule: scheduleText(schedule, dayName),
    ...Object.fromEntries(
      Object.entries(factors).map(([betType, factor]) => [betType, `× ${factor}`]),
    ),
    ...Object.fromEntries(
      hotNumbers.map(({ betType, number, factor, issueNo = '' }) => [
        `${betType} ${number} ${issueNo}`.trim(),
        `× ${factor}`,
      ]),
    ),
  };
}

/** What a version says otherwise than the one before it; a dash for what there is not. */
export function changesOf(
  formerSettings: GameSettings,
  settings: GameSettings,
  dayName: (day: number) => string,
): readonly Change[] {
  const [old, now] = [flat(formerSettings, dayName), flat(settings, dayName)];
  const names = [...new Set([...Object.keys(old), ...Object.keys(now)])];
  return names
    .map((name) => ({ name, before: old[name] ?? '–', after: now[name] ?? '–' }))
    .filter((change) => change.before !== change.after);
}
