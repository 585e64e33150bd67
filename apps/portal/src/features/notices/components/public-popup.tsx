import { useTranslations } from '@portal/i18n/react';
import { Button, buttonClass, Checkbox, Dialog, RichText } from '@portal/ui';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { DialogProps } from '../../../shared/dialogs/dialogs.ts';
import { useSite } from '../../../shared/site/site-facts.ts';
import { useNotices } from '../../../shared/site/viewer.ts';
import type { PopupDetails } from '../dialogs.ts';
import { popupMarker, popupsFor } from '../popup-for.ts';

/**
 * What the operator has to say before everything else (M-01); closing it sets the marker. What
 * greets a member leads to the own limits as well (R6).
 */
export function PublicPopup({ details, onClose }: DialogProps<PopupDetails>) {
  const t = useTranslations('announcements.dialog');
  const limits = useTranslations('reached');
  const notices = useNotices();
  const popups = popupsFor(notices, details.audience);
  const { timeZone } = useSite();
  const [isEnough, setEnough] = useState(false);
  const close = (): void => {
    popupMarker.close(details.audience);
    if (isEnough) {
      popupMarker.closeForToday(details.audience, timeZone);
    }
    onClose();
  };
  return (
    <Dialog
      ux="M-01"
      kind="reading"
      isOpen
      onClose={close}
      title={popups[0]?.title ?? t('title')}
      closeLabel={t('close')}
      actions={
        <>
          {details.audience !== 'B' && (
            <Link to="/m/limits" className={buttonClass({})} onClick={close}>
              {limits('toLimits')}
            </Link>
          )}
          <Button variant="primary" onClick={close}>
            {t('close')}
          </Button>
        </>
      }
    >
      <div data-ux="M-16">
        {popups.map(({ id, title, content }, at) => (
          <article key={id} className={at === 0 ? undefined : 'mt-5 border-t border-line pt-4'}>
            {at > 0 && (
              <h3 dir="auto" className="text-16 font-semibold">
                {title}
              </h3>
            )}
            <RichText text={content} className="text-14" />
          </article>
        ))}
        <Checkbox
          label={t('notToday')}
          className="mt-5"
          checked={isEnough}
          onChange={({ target }) => setEnough(target.checked)}
        />
      </div>
    </Dialog>
  );
}
