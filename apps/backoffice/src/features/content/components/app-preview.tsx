import { useTranslations } from '@portal/i18n/react';
import { buttonClass, Card, Logo, QrCode } from '@portal/ui';
import { PreviewFrame } from '../../../shared/preview-frame.tsx';
import type { ContactChannels } from '../api/read-contact-channels.ts';
import { useVisitorSite } from '../api/read-visitor-page.ts';
import { isAddress } from '../contact-draft.ts';
import styles from './app-preview.module.css';

const platforms = ['IOS', 'ANDROID'] as const;

/** As many as the portal draws into one symbol. */
const mostCharacters = 300;

/** The page of the app with the links as they are typed. */
export function AppPreview({ links }: Pick<ContactChannels, 'links'>) {
  const t = useTranslations('download');
  const title = useTranslations('shell.titles')('download');
  const site = useVisitorSite();
  const offers = platforms.flatMap((platform) => {
    const link = links.find(({ resourceType }) => resourceType === `APP_${platform}`);
    return link === undefined || !isAddress(link.url) ? [] : [{ platform, url: link.url }];
  });
  return (
    <PreviewFrame of={title}>
      {site !== undefined && (
        <article data-ux="BO-13-app" className={styles['page']}>
          <header className="flex items-center gap-4">
            <Logo size={64} />
            <div>
              <h4 className="m-0 text-24 font-bold">{t('title', { name: site.name })}</h4>
              <p className="m-0 text-14 text-text-2">{t('lead')}</p>
            </div>
          </header>
          {offers.length > 0 && (
            <ul className={`${styles['columns']} m-0 list-none p-0`}>
              {offers.map(({ platform, url }) => (
                <li key={platform} className="min-w-0">
                  <span
                    title={url}
                    className={buttonClass({ variant: 'primary', block: true, size: 'touch' })}
                  >
                    {t(`offer.${platform}`)}
                  </span>
                  <ScanCode url={url} label={t(`offer.${platform}`)} />
                </li>
              ))}
            </ul>
          )}
          <SiteAsApp mainDomain={site.mainDomain} />
        </article>
      )}
    </PreviewFrame>
  );
}

/** The part that needs no link. */
function SiteAsApp({ mainDomain }: { readonly mainDomain: string }) {
  const t = useTranslations('download.web');
  const host = mainDomain === '' ? globalThis.location.host : mainDomain;
  return (
    <Card className="p-5">
      <h5 className="m-0 text-18 font-semibold">{t('title')}</h5>
      <p className="mt-1 text-14 text-text-2">{t('text')}</p>
      <ScanCode url={`https://${host}/down`} label={t('title')} />
      <div className={`${styles['columns']} mt-4`}>
        {platforms.map((platform) => (
          <section key={platform}>
            <h6 className="m-0 text-16 font-semibold">{t(`${platform}.title`)}</h6>
            <ol className="mt-2 grid list-decimal gap-1 ps-5 text-14">
              {(['one', 'two', 'three'] as const).map((step) => (
                <li key={step}>{t(`${platform}.${step}`)}</li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </Card>
  );
}

/** For the camera of a phone: on a phone itself it is not shown. */
function ScanCode({ url, label }: { readonly url: string; readonly label: string }) {
  const t = useTranslations('download');
  return url.length > mostCharacters ? null : (
    <figure className={styles['scan']}>
      <span className="block w-36">
        <QrCode text={url} label={label} />
      </span>
      <figcaption className="text-12 text-text-3">{t('scan')}</figcaption>
    </figure>
  );
}
