import { useTranslations } from '@portal/i18n/react';
import { HelpIcon, serviceIcons } from '@portal/ui';
import { PreviewFrame } from '../../../shared/preview-frame.tsx';
import type { ContactChannels } from '../api/read-contact-channels.ts';
import { isAddress, kindOf, socialNames } from '../contact-draft.ts';
import styles from './contact-preview.module.css';
import { FooterPreview } from './footer-preview.tsx';

type Channels = Pick<ContactChannels, 'service' | 'links'>;

/** The footer and the bar at the side, as a visitor gets them (S-22, S-24). */
export function ContactPreview({ service, links }: Channels) {
  const given = service.filter(({ url }) => isAddress(url));
  const channels = given.filter(({ url }, at) => given.findIndex((row) => row.url === url) === at);
  const social = socialNames.filter((name) =>
    links.some((link) => link.name === name && isAddress(link.url)),
  );
  return (
    <PreviewFrame>
      <div data-ux="BO-13-preview" className={styles['page']}>
        {channels.length > 0 && <ServiceBar channels={channels} />}
        <FooterPreview social={social} />
      </div>
    </PreviewFrame>
  );
}

/** The first channel stands behind the sign of help; on a phone that is all. */
function ServiceBar({ channels }: { readonly channels: Channels['service'] }) {
  const t = useTranslations('help');
  return (
    <>
      <ul aria-label={t('label')} className={`${styles['bar']} m-0 list-none p-0`}>
        {channels.map(({ csType, url }, at) => (
          <li key={url} className={styles['channel']}>
            <Channel csType={csType} isFirst={at === 0} />
          </li>
        ))}
      </ul>
      <span className={styles['bubble']}>
        <HelpIcon />
        <span className="sr-only">{t('open')}</span>
      </span>
    </>
  );
}

function Channel(props: { readonly csType: string; readonly isFirst: boolean }) {
  const t = useTranslations('help');
  const { csType, isFirst } = props;
  const kind = kindOf(csType);
  const name = kind === undefined ? csType : t(`channels.${kind}`);
  const Icon = isFirst ? HelpIcon : serviceIcons[kind ?? 'other'];
  return (
    <>
      <Icon />
      <span className="sr-only">{isFirst ? t('open') : name}</span>
    </>
  );
}
