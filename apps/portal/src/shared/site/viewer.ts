import type { BootAnswer } from '@portal/protocol';
import { useMedia } from '../device/media.ts';
import { useMember, useSession } from '../session/session.ts';
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
  const status = useSession((state) => state.status);
  const member = useMember();
  const login =
    status === 'visitor' || member?.isTrial === true
      ? ('visitors' as const)
      : member && ('members' as const);
  return { login, device, rank: member?.vipRankLevel ?? 0 };
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

/** What the operator announces to whoever looks, popups included; no offer where none may (R13). */
export function useNotices(): readonly Notice[] {
  const hearsOffers = useMember()?.hearsOffers !== false;
  return useMeant(useSystem().notices).filter(
    ({ promotionType }) => hearsOffers || !/PU|PR/u.test(promotionType),
  );
}
