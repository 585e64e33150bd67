import type { BootAnswer } from '@portal/protocol';
import { keep, recall } from '../../shared/device/storage.ts';
import { greetingName } from '../../shared/session/session.ts';
import { nowMs } from '../../shared/time/clock.ts';

export type Notice = BootAnswer['system']['notices'][number];

/** Whom a popup is for: visitors, members, members at their first login (portal.md, section 4). */
export type Audience = 'B' | 'A' | 'F';

export function popupsFor(notices: readonly Notice[], audience: Audience): readonly Notice[] {
  return notices.filter(
    ({ promotionType, execution }) => promotionType === 'PU' && execution === audience,
  );
}

/** The marker of the session: one for visitors, one for members. */
function keyOf(audience: Audience): string {
  return audience === 'B' ? 'popup:anonymous' : 'popup:user';
}

/** A member's that was closed in one tab is closed in all that share the login. */
const isGreeted = (audience: Audience): boolean =>
  audience !== 'B' && recall(greetingName) === 'closed';

/** Whoever does not want to see it again today is left alone in later sessions of the day too. */
export const popupMarker = {
  isClosed: (audience: Audience, timeZone: string): boolean =>
    sessionStorage.getItem(keyOf(audience)) === 'closed' ||
    isGreeted(audience) ||
    recall(keyOf(audience)) === siteDay(timeZone),
  close: (audience: Audience): void => {
    sessionStorage.setItem(keyOf(audience), 'closed');
    if (audience !== 'B') {
      keep(greetingName, 'closed');
    }
  },
  closeForToday: (audience: Audience, timeZone: string): void => {
    keep(keyOf(audience), siteDay(timeZone));
  },
};

/** The day of the site, in which all its times are (design-brief.md 1.3). */
function siteDay(timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(nowMs());
}
