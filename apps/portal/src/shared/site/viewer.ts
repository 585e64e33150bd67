import type { BootAnswer } from '@portal/protocol';
import { useMedia } from '../device/media.ts';
import { useHearsOffers } from '../offers/use-hears-offers.ts';
import { useMember, useSession } from '../session/session.ts';
import { useSystem } from './site-facts.ts';

type Notice = BootAnswer['system']['notices'][number];
type Banner = BootAnswer['system']['banners'][number];
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
function useMeant<Row extends { readonly audience: Audience }>(
  rows: readonly Row[],
): readonly Row[] {
  const viewer = useViewer();
  return rows.filter((row) => isMeantFor(row, viewer));
}

/** What the operator announces to whoever looks, popups included. */
export function useNotices(): readonly Notice[] {
  return useHeard(useMeant(useSystem().notices));
}

/** The banners of the home page that are for whoever looks. */
export function useBanners(): readonly Banner[] {
  return useHeard(useMeant(useSystem().banners));
}

/** Without the offers where none may reach the member, as the server says (R13). */
function useHeard<Row extends { readonly isOffer: boolean }>(rows: readonly Row[]): readonly Row[] {
  const hearsOffers = useHearsOffers();
  return rows.filter(({ isOffer }) => hearsOffers || !isOffer);
}
