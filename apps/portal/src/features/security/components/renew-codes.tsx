import { useTranslations } from '@portal/i18n/react';
import { Button, Dialog } from '@portal/ui';
import { useState } from 'react';

/** Asks before it renews, because the codes that were written down stop working (brief 3.7). */
export function RenewCodes(props: { readonly busy: boolean; readonly onRenew: () => void }) {
  const t = useTranslations('security');
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const renew = () => {
    close();
    props.onRenew();
  };
  return (
    <>
      <Button busy={props.busy} onClick={() => setAsking(true)}>
        {t('factor.renew')}
      </Button>
      {isAsking && (
        <Dialog
          kind="confirm"
          isOpen
          onClose={close}
          title={t('recovery.replace.title')}
          closeLabel={t('recovery.replace.no')}
          actions={
            <>
              <Button onClick={close}>{t('recovery.replace.no')}</Button>
              <Button variant="primary" onClick={renew}>
                {t('recovery.replace.yes')}
              </Button>
            </>
          }
        >
          <p className="m-0">{t('recovery.replace.text')}</p>
        </Dialog>
      )}
    </>
  );
}
