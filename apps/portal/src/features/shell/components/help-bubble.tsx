import { useTranslations } from '@portal/i18n/react';
import { Button, buttonClass, Dialog, HelpIcon, IconButton } from '@portal/ui';
import { useState } from 'react';
import { matches } from '../../../shared/device/media.ts';
import { useSite } from '../../../shared/site/site-facts.ts';

/** portal.md, section 2: the service window. */
const windowWidth = 440;
const windowHeight = 750;

/** Customer service at the same place on every page (S-24, S-25); absent without a channel. */
export function HelpBubble() {
  const t = useTranslations('help');
  const { customerService } = useSite();
  const [blockedUrl, setBlockedUrl] = useState<string>();
  const [first] = customerService;
  if (first === undefined) {
    return null;
  }
  const close = (): void => {
    setBlockedUrl(undefined);
  };
  return (
    <aside
      data-ux="S-24"
      aria-label={t('label')}
      className="fixed end-3 bottom-20 z-30 lg:end-4 lg:bottom-6"
    >
      <IconButton
        data-ux="S-25"
        label={t('open')}
        className="rounded-pill border border-line-strong bg-s1 shadow-2"
        icon={<HelpIcon />}
        onClick={() => {
          if (!openService(first.url)) {
            setBlockedUrl(first.url);
          }
        }}
      />
      <Dialog
        ux="SYS-18"
        kind="confirm"
        isOpen={blockedUrl !== undefined}
        onClose={close}
        title={t('blockedTitle')}
        closeLabel={t('close')}
        actions={
          <>
            <Button onClick={close}>{t('close')}</Button>
            <a
              className={buttonClass({ variant: 'primary' })}
              href={blockedUrl}
              target="_blank"
              rel="noreferrer"
              onClick={close}
            >
              {t('openTab')}
            </a>
          </>
        }
      >
        <p>{t('blockedText')}</p>
      </Dialog>
    </aside>
  );
}

/** A window in the middle of the screen; a tab of its own on phones. False when it was blocked. */
function openService(url: string): boolean {
  if (!matches('isDesktop')) {
    return globalThis.open(url, '_blank', 'noreferrer') !== undefined;
  }
  const left = Math.round((globalThis.screen.availWidth - windowWidth) / 2);
  const top = Math.round((globalThis.screen.availHeight - windowHeight) / 2);
  const features = `popup,width=${windowWidth},height=${windowHeight},left=${left},top=${top}`;
  return globalThis.open(url, 'service', features) !== null;
}
