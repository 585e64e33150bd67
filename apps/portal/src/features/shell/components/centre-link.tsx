import { useTranslations } from '@portal/i18n/react';
import { Link } from '@tanstack/react-router';
import type { MemberInfo } from '../../../shared/session/session.ts';
import { MemberAvatar } from '../../../shared/vip/member-avatar.tsx';

/** The picture with the ring of the rank leads to the personal centre (S-15). */
export function CentreLink({ member }: { readonly member: MemberInfo }) {
  const label = useTranslations('account.centre')('member');
  return (
    <Link
      to="/m/overview"
      data-ux="S-15"
      title={label}
      className="grid size-11 place-items-center rounded-control hover:bg-s3"
    >
      <MemberAvatar member={member} size={32} />
      <span className="sr-only">{label}</span>
    </Link>
  );
}
