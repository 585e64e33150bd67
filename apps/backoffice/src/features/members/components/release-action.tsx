import { useTranslations } from '@portal/i18n/react';
import { Button, Dialog, ShieldIcon } from '@portal/ui';
import { useState } from 'react';
import type { MemberDetail } from '../api/read-member.ts';
import { ReleaseForm } from './release-form.tsx';

/**
 * For a member who can prove neither what protects the account nor a code: a second person decides.
 */
export function ReleaseAction({ member }: { readonly member: MemberDetail }) {
  const t = useTranslations('desk-members.member.release');
  const ui = useTranslations('ui.dialog');
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  if (!member.abilities.includes('release')) {
    return null;
  }
  return (
    <>
      <Button icon={<ShieldIcon size={18} />} onClick={() => setOpen(true)}>
        {t('action')}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        kind="form"
        title={t('title', { account: member.account })}
        closeLabel={ui('close')}
      >
        <p className="mb-3 text-text-2">{t('text')}</p>
        <ReleaseForm member={member} onClose={close} />
      </Dialog>
    </>
  );
}
