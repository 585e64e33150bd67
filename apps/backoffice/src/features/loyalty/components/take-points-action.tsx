import { useTranslations } from '@portal/i18n/react';
import { Button, StarIcon } from '@portal/ui';
import { useState } from 'react';
import { type PointsOwner, TakePointsDialog } from './take-points-dialog.tsx';

/** Opens the form that takes points for fraud. */
export function TakePointsAction({ member }: { readonly member: PointsOwner }) {
  const t = useTranslations('desk-loyalty.take');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={<StarIcon size={18} />} onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
      <TakePointsDialog member={member} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
