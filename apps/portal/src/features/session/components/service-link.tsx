import { useTranslations } from '@portal/i18n/react';
import { buttonClass } from '@portal/ui';
import { useSite } from '../../../shared/site/site-facts.ts';

/** Customer service, who alone can unlock an account; absent where the site has no channel. */
export function ServiceLink() {
  const t = useTranslations('session.ended');
  const [channel] = useSite().customerService;
  return channel === undefined ? null : (
    <a
      className={buttonClass({ variant: 'primary' })}
      href={channel.url}
      target="_blank"
      rel="noreferrer"
    >
      {t('service')}
    </a>
  );
}
