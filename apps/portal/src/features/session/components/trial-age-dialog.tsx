import { useTranslations } from '@portal/i18n/react';
import { Button, Dialog } from '@portal/ui';
import { useSite } from '../../../shared/site/site-facts.ts';

/** Asks a visitor for the own age before free play (X10): no is as near as yes. */
export function TrialAgeDialog(props: {
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}) {
  const t = useTranslations('session.trialAge');
  const { minimumAge: age } = useSite();
  return (
    <Dialog
      ux="S-07-age"
      kind="confirm"
      isOpen
      onClose={props.onCancel}
      title={t('title')}
      closeLabel={t('cancel')}
      actions={
        <>
          <Button onClick={props.onCancel}>{t('cancel')}</Button>
          <Button variant="primary" onClick={props.onConfirm}>
            {t('confirm', { age })}
          </Button>
        </>
      }
    >
      <p>{t('text', { age })}</p>
    </Dialog>
  );
}
