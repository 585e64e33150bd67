import { useTranslations } from '@portal/i18n/react';
import { CheckIcon, LockIcon, Tag } from '@portal/ui';
import type { MemberRow } from '../api/list-members.ts';

export function MemberStateTag({ state }: { readonly state: MemberRow['state'] }) {
  const t = useTranslations('desk-members.member.state');
  return state === 'locked' ? (
    <Tag tone="bad">
      <LockIcon size={12} />
      {t('locked')}
    </Tag>
  ) : (
    <Tag tone="ok">
      <CheckIcon size={12} />
      {t('active')}
    </Tag>
  );
}

export function useMemberKind(): (member: Pick<MemberRow, 'isAgent' | 'isTrial'>) => string {
  const t = useTranslations('desk-members.member.kind');
  return ({ isAgent, isTrial }) => {
    if (isTrial) {
      return t('trial');
    }
    return isAgent ? t('agent') : t('member');
  };
}
