import { isIdOf } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { readOperatorNames } from '../../operators/index.ts';
import type { GameSettings } from '../game.ts';
import type { GameVersion } from './store-desk.ts';

/** Versions with the names of who made them; those that were shipped have none. */
export async function presentVersions(ctx: Ctx, versions: readonly GameVersion[]) {
  const makers = versions.map(({ madeBy }) => madeBy).filter((id) => isIdOf('opr', id));
  const names = await readOperatorNames(ctx, makers);
  return versions.map(({ madeAt, madeBy, scheduleFrom, settings, ...version }) => ({
    ...version,
    madeAt: String(madeAt),
    madeBy: names.get(madeBy) ?? null,
    scheduleFrom: scheduleFrom === null ? null : String(scheduleFrom),
    settings: wireSettings(settings),
  }));
}

/** The schema has read the same fields when they were stored. */
export function wireSettings(settings: GameSettings) {
  return JSON.parse(JSON.stringify(settings)) as never;
}
