import { useTranslations } from '@portal/i18n/react';
import { Button } from '@portal/ui';
import { useEffect, useState } from 'react';

/** What some browsers hand over when they would install the page; no library of types has it. */
interface InstallEvent extends Event {
  readonly prompt: () => Promise<unknown>;
}

/** Installs the site as an app, where the browser lets a page ask for it. */
export function InstallButton() {
  const t = useTranslations('download.web');
  const [offer, setOffer] = useState<InstallEvent>();
  useEffect(() => {
    const hear = (event: Event): void => {
      event.preventDefault();
      // Only browsers that install send this event, and it has the method.
      setOffer(event as InstallEvent);
    };
    const end = (): void => {
      setOffer(undefined);
    };
    globalThis.addEventListener('beforeinstallprompt', hear);
    globalThis.addEventListener('appinstalled', end);
    return () => {
      globalThis.removeEventListener('beforeinstallprompt', hear);
      globalThis.removeEventListener('appinstalled', end);
    };
  }, []);
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
