import { useTranslations } from '@portal/i18n/react';
import { HelpIcon, serviceIcons, socialIcons } from '@portal/ui';
import type { ContactChannels } from '../api/read-contact-channels.ts';
import { isAddress, kindOf, socialNames } from '../contact-draft.ts';
import styles from './contact-preview.module.css';
import { PreviewFrame } from './preview-frame.tsx';

type Channels = Pick<ContactChannels, 'service' | 'links'>;

/** The row of the footer and the bar at the side, as a visitor gets them (S-22, S-24). */
export function ContactPreview({ service, links }: Channels) {
  const t = useTranslations('desk-content.preview');
  const given = service.filter(({ url }) => isAddress(url));
  const channels = given.filter(({ url }, at) => given.findIndex((row) => row.url === url) === at);
  const social = socialNames.filter((name) =>
    links.some((link) => link.name === name && isAddress(link.url)),
  );
  const isEmpty = channels.length === 0 && social.length === 0;
  return (
    <PreviewFrame>
      {isEmpty ? (
        <p className="m-0 text-14 text-text-2">{t('nothing')}</p>
      ) : (
        <div data-ux="BO-13-preview" className={styles['page']}>
          {channels.length > 0 && <ServiceBar channels={channels} />}
          {social.length > 0 && <SocialRow names={social} />}
        </div>
      )}
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

function SocialRow({ names }: { readonly names: readonly (keyof typeof socialIcons)[] }) {
  const t = useTranslations('desk-content.contact.links');
  const footer = useTranslations('footer');
  return (
    <ul aria-label={footer('social')} className={`${styles['footer']} m-0 list-none`}>
      {names.map((name) => {
        const Icon = socialIcons[name];
        return (
          <li key={name} className={styles['social']}>
            <Icon />
            <span className="sr-only">{t(name)}</span>
          </li>
        );
      })}
    </ul>
  );
}
