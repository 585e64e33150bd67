import { useTranslations } from '@portal/i18n/react';
import { LogOutIcon } from '@portal/ui';
import type { AccountPlace } from '../../../shared/account/place.ts';
import { useDialogs } from '../../../shared/dialogs/dialogs.ts';
import type { MemberInfo } from '../../../shared/session/session.ts';
import { MemberAvatar } from '../../../shared/vip/member-avatar.tsx';
import { PlaceList, railItem, railWords } from './place-list.tsx';

/** Who it is, the parts of the centre, and the way out. */
export function Rail(props: {
  readonly centre: 'member' | 'agent';
  readonly member: MemberInfo;
  readonly places: readonly AccountPlace[];
}) {
  const { centre, member, places } = props;
  const t = useTranslations('account');
  const logOut = useTranslations('common.actions')('logOut');
  const show = useDialogs((state) => state.show);
  return (
    <nav
      aria-label={t(`centre.${centre}`)}
      className="sticky top-32 grid w-12 flex-none grid-cols-1 gap-4 rounded-card border border-line bg-s1 py-3 xl:w-56"
    >
      <p className="flex items-center gap-3 px-1.5 xl:px-3">
        <MemberAvatar member={member} />
        <bdi className={`truncate text-16 font-semibold ${railWords}`}>{member.nickname}</bdi>
      </p>
      <PlaceList places={places} />
      <button
        type="button"
        title={logOut}
        className={railItem}
        onClick={() => {
          show('logout');
        }}
      >
        <LogOutIcon size={18} className="flex-none" />
        <span className={railWords}>{logOut}</span>
      </button>
    </nav>
  );
}
