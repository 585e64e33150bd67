import { useTranslations } from '@portal/i18n/react';
import { Button } from '@portal/ui';
import { useInstallOffer } from '../../../shared/device/install-offer.ts';

/** Installs the site as an app, where the browser lets a page ask for it. */
export function InstallButton() {
  const t = useTranslations('download.web');
  const offer = useInstallOffer((state) => state.offer);
  return offer === undefined ? null : (
    <Button
      variant="primary"
      size="touch"
      className="mt-4"
      onClick={() => {
        void offer.prompt();
      }}
    >
      {t('install')}
    </Button>
  );
}
