import { TrialEntry } from '../features/session/components/trial-entry.tsx';
import { MemberArea } from '../features/shell/components/member-area.tsx';
import type { MemberInfo } from '../shared/session/session.ts';
import { usePlaces } from './account-places.ts';

/** The member's end of the header, with the menu of their pages. */
export function MemberCorner(props: { readonly member: MemberInfo; readonly isDesktop: boolean }) {
  const places = usePlaces('member').filter(({ place }) => place.isInMenu === true);
  return (
    <>
      <MemberArea {...props} places={places} />
      {props.member.isTrial && <TrialEntry isDesktop={props.isDesktop} />}
    </>
  );
}
