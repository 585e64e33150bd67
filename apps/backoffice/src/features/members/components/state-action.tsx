import { useTranslations } from '@portal/i18n/react';
import { Button, LockIcon, UnlockIcon } from '@portal/ui';
import { useState } from 'react';
import type { MemberDetail } from '../api/read-member.ts';
import { StateDialog } from './state-dialog.tsx';

/** The one action that the member's state and the operator's role allow now. */
export function StateAction({ member }: { readonly member: MemberDetail }) {
  const t = useTranslations('desk-members.member');
  const [isOpen, setOpen] = useState(false);
  const to = member.state === 'locked' ? 'unlock' : 'lock';
  if (!member.abilities.includes(to)) {
    return null;
  }
  return (
    <>
      <Button
        variant={to === 'lock' ? 'danger' : 'primary'}
        icon={to === 'lock' ? <LockIcon size={18} /> : <UnlockIcon size={18} />}
        onClick={() => setOpen(true)}
      >
        {t(`${to}.action`)}
      </Button>
      <StateDialog
        key={to}
        member={member}
        to={to}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
