import { useTranslations } from '@portal/i18n/react';
import { buttonClass, Card, Logo } from '@portal/ui';
import { InstallButton } from '../../features/download/components/install-button.tsx';
import { ScanCode } from '../../features/download/components/scan-code.tsx';
import { PageHeading } from '../../shared/heading/page-heading.tsx';
import { useSite } from '../../shared/site/site-facts.ts';

const platforms = ['IOS', 'ANDROID'] as const;

/** The app: what the operator offers for each platform, and the site itself as an app. */
export default function DownPage() {
  const t = useTranslations('download');
  const { name, resources } = useSite();
  const offers = platforms.flatMap((platform) => {
    const app = resources.find(({ resourceType }) => resourceType === `APP_${platform}`);
    return app === undefined || app.url === '' ? [] : [{ platform, url: app.url }];
  });
  return (
    <div data-ux="R-04" className="page-frame max-w-200 py-6">
      <div className="flex items-center gap-4">
        <Logo size={64} />
        <div>
          <PageHeading>{t('title', { name })}</PageHeading>
          <p className="text-14 text-text-2">{t('lead')}</p>
        </div>
      </div>
      {offers.length > 0 && (
        <ul className="mt-6 grid list-none gap-3 p-0 sm:grid-cols-2">
          {offers.map(({ platform, url }) => (
            <li key={platform}>
              <a
                href={url}
                target="_blank"
                rel="noopener noreferrer"
                className={buttonClass({ variant: 'primary', block: true, size: 'touch' })}
              >
                {t(`offer.${platform}`)}
              </a>
              <ScanCode url={url} label={t(`offer.${platform}`)} />
            </li>
          ))}
        </ul>
      )}
      <SiteAsApp />
    </div>
  );
}

/** Needs nothing of the operator: the site is an app wherever a browser installs it. */
function SiteAsApp() {
  const t = useTranslations('download.web');
  const address = new URL('/down', globalThis.location.origin);
  return (
    <Card className="mt-6 p-5">
      <h2 className="text-18 font-semibold">{t('title')}</h2>
      <p className="mt-1 text-14 text-text-2">{t('text')}</p>
      <InstallButton />
      <ScanCode url={address.href} label={t('title')} />
      <div className="mt-4 grid gap-6 sm:grid-cols-2">
        {platforms.map((platform) => (
          <section key={platform}>
            <h3 className="text-16 font-semibold">{t(`${platform}.title`)}</h3>
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
