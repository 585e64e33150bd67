import type { BootAnswer } from '@portal/protocol';

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

export const popupMarker = {
  isClosed: (audience: Audience): boolean => sessionStorage.getItem(keyOf(audience)) === 'closed',
  close: (audience: Audience): void => {
    sessionStorage.setItem(keyOf(audience), 'closed');
  },
};
