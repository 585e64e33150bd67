import type { BrandAudience } from '@portal/protocol';
import { isInPlace, isShownAt } from '../site/index.ts';

/** When and to whom a vendor or a game is shown; the moments are open where they are null. */
export interface Shown {
  readonly showFrom: string | null;
  readonly showTo: string | null;
  readonly audience: BrandAudience;
}

/** One vendor, or one game. */
export type Subject =
  | { readonly vendorCode: string; readonly nodeId: null }
  | { readonly vendorCode: null; readonly nodeId: string };

/** What it is narrowed to. */
export type Narrowed = Shown & Subject;

/** Who asks for games. */
export interface GameViewer {
  readonly at: Temporal.Instant;
  /** The site's code. */
  readonly language: string;
  /** Two letters; null when nobody knows it. */
  readonly country: string | null;
  /** Undefined for whoever does not say it: what is for some is not for them. */
  readonly login: 'visitors' | 'members' | undefined;
  /** Undefined where no page asks: what is for some screens is there. */
  readonly device: 'phone' | 'desktop' | undefined;
  /** Of the VIP ladder. */
  readonly rank: number;
}

export const shownAlways: Shown = {
  showFrom: null,
  showTo: null,
  audience: { languages: [], countries: [], login: 'all', device: 'all', leastRank: 0 },
};

/** Whether it is for the viewer, whatever the moment. */
export function isMeantFor({ audience }: Shown, viewer: GameViewer): boolean {
  const { login, device, leastRank } = audience;
  return (
    isInPlace(audience, viewer) &&
    (login === 'all' || login === viewer.login) &&
    (device === 'all' || viewer.device === undefined || device === viewer.device) &&
    leastRank <= viewer.rank
  );
}

export function isShownTo(row: Shown, viewer: GameViewer): boolean {
  return isShownAt(row, viewer.at) && isMeantFor(row, viewer);
}
