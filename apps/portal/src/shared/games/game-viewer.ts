import type { Endpoints, SentQueryOf } from '@portal/protocol';
import { matches } from '../device/media.ts';
import { useSession } from '../session/session.ts';

type Viewer = Pick<NonNullable<SentQueryOf<Endpoints['listGames']>>, 'login' | 'device' | 'rank'>;

let areNarrowed = false;

/** Few sites narrow games to some: the others need not hear who asks, and share their answers. */
export function narrowGames(boot: { readonly areGamesNarrowed: boolean }): void {
  areNarrowed = boot.areGamesNarrowed;
}

/** What a list of games is asked for with; the server knows language and country itself. */
export function gameViewer(): Viewer {
  if (!areNarrowed) {
    return {};
  }
  const { member } = useSession.getState();
  const device = matches('isDesktop') ? 'desktop' : 'phone';
  return member === undefined || member.isTrial
    ? { login: 'visitors', device }
    : { login: 'members', device, rank: String(member.vipRankLevel) };
}
