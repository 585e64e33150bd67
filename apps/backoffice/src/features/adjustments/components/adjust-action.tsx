import { useTranslations } from '@portal/i18n/react';
import { Button, WalletIcon } from '@portal/ui';
import { useState } from 'react';
import type { AdjustedMember } from './adjust-dialog.tsx';
import { AdjustDialog } from './adjust-dialog.tsx';

/** Opens the form that corrects a balance. */
export function AdjustAction({ member }: { readonly member: AdjustedMember }) {
  const t = useTranslations('desk-adjustments.form');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={<WalletIcon size={18} />} onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
      <AdjustDialog member={member} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
