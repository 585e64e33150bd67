import type { BootAnswer } from '@portal/protocol';
import { useMedia } from '../device/media.ts';
import { useSession } from '../session/session.ts';
import { useSystem } from './site-facts.ts';

type Notice = BootAnswer['system']['notices'][number];
type Audience = Notice['audience'];

export interface Viewer {
  /** Unknown for a moment; a trial account is a visitor. */
  readonly login: 'visitors' | 'members' | undefined;
  readonly device: 'phone' | 'desktop';
  /** Of the VIP ladder. */
  readonly rank: number;
}

/** Who looks, and on what. */
export function useViewer(): Viewer {
  const device = useMedia('isDesktop') ? 'desktop' : 'phone';
  const login = useSession(({ status, member }) =>
    status === 'visitor' || member?.isTrial === true
      ? ('visitors' as const)
      : member && ('members' as const),
  );
  const rank = useSession(({ member }) => member?.vipRankLevel ?? 0);
  return { login, device, rank };
}

export function isMeantFor({ audience }: { readonly audience: Audience }, viewer: Viewer): boolean {
  const { login, device, leastRank } = audience;
  return (
    (login === 'all' || login === viewer.login) &&
    (device === 'all' || device === viewer.device) &&
    leastRank <= viewer.rank
  );
}

/** What of these is meant for whoever looks. */
export function useMeant<Row extends { readonly audience: Audience }>(
  rows: readonly Row[],
): readonly Row[] {
  const viewer = useViewer();
  return rows.filter((row) => isMeantFor(row, viewer));
}

/** What the operator announces to whoever looks, popups included. */
export function useNotices(): readonly Notice[] {
  return useMeant(useSystem().notices);
}
