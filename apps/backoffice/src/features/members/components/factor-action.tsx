import { useTranslations } from '@portal/i18n/react';
import { Button, ShieldIcon } from '@portal/ui';
import { useState } from 'react';
import type { MemberDetail } from '../api/read-member.ts';
import { StateDialog } from './state-dialog.tsx';

/** For a member who lost the phone: takes the second factor off. */
export function FactorAction({ member }: { readonly member: MemberDetail }) {
  const t = useTranslations('desk-members.member.reset_factor');
  const [isOpen, setOpen] = useState(false);
  if (!member.abilities.includes('reset_factor')) {
    return null;
  }
  return (
    <>
      <Button icon={<ShieldIcon size={18} />} onClick={() => setOpen(true)}>
        {t('action')}
      </Button>
      <StateDialog
        member={member}
        to="reset_factor"
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
