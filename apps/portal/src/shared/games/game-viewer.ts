import type { Endpoints, SentQueryOf } from '@portal/protocol';
import { matches } from '../device/media.ts';
import { useSession } from '../session/session.ts';

type Viewer = Pick<NonNullable<SentQueryOf<Endpoints['listGames']>>, 'login' | 'device' | 'rank'>;

let areNarrowed = false;

/** Few sites narrow games to some: the others need not hear who asks, and share their answers. */
export function narrowGames(areGamesNarrowed: boolean): void {
  areNarrowed = areGamesNarrowed;
}

/** What a list of games is asked for with; the server knows language and country itself. */
export function gameViewer(): Viewer {
  return areNarrowed ? { ...player(), device: matches('isDesktop') ? 'desktop' : 'phone' } : {};
}

/** Who plays, whatever the screen: a game that is open stays when a window is made smaller. */
export function player(): Omit<Viewer, 'device'> {
  const { member } = useSession.getState();
  return member === undefined || member.isTrial
    ? { login: 'visitors' }
    : { login: 'members', rank: String(member.vipRankLevel) };
}
