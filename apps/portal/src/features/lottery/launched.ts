import type { HallSearch } from './hall-search.ts';
import { halls, type HallPath, type PrizeMode } from './halls.ts';

/** What a launch asked of a hall, as far as the hall has it. */
export interface Launched {
  /** Only the games of this mode; the plays of a game begin with it. */
  readonly prizeMode: PrizeMode | undefined;
  readonly backUrl: string | undefined;
  readonly language: string | undefined;
}

export function launchedWith(hall: HallPath, search: HallSearch): Launched {
  const modes: readonly PrizeMode[] = halls[hall];
  const { backUrl, language } = search;
  return {
    prizeMode: modes.find((mode) => mode === search.prizeMode),
    backUrl: backUrl !== undefined && isOwnPath(backUrl) ? backUrl : undefined,
    language,
  };
}

/** As the server judges it: an address must not send people elsewhere (R78). */
function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])[^\p{Cc}]*$/u.test(path);
}
