import { useTranslations } from '@portal/i18n/react';
import { buttonClass } from '@portal/ui';
import { PreviewFrame } from '../../../shared/preview-frame.tsx';
import { useContactChannels } from '../api/read-contact-channels.ts';
import { languageName, type SiteLanguage } from '../../../shared/site-language.ts';

/** Stands for the visitor's own; of the block that documents keep for themselves (RFC 5737). */
const exampleAddress = '203.0.113.7';

/** What takes the place of every page while the site is closed, for either reason (SYS-03, 04). */
export function ClosedPreview({ languages }: { readonly languages: readonly SiteLanguage[] }) {
  const t = useTranslations('closed');
  const status = useTranslations('desk-status');
  return (
    <PreviewFrame of={status('closed')}>
      <div data-ux="BO-12-closed" className="grid gap-4">
        <ClosedPage
          title={t('maintenanceTitle')}
          text={t('maintenanceText')}
          languages={languages}
        />
        <ClosedPage
          title={t('regionTitle')}
          text={t('regionText', { ip: exampleAddress })}
          languages={languages}
        />
      </div>
    </PreviewFrame>
  );
}

function ClosedPage(props: {
  readonly title: string;
  readonly text: string;
  readonly languages: readonly SiteLanguage[];
}) {
  const { title, text, languages } = props;
  return (
    <article className="grid min-h-80 content-between justify-items-center gap-4 rounded-card border border-line bg-canvas p-6 text-center">
      <img src="/icon.svg" alt="" width="32" height="32" />
      <div className="grid justify-items-center gap-2">
        <h4 className="m-0 text-18 font-bold text-balance">{title}</h4>
        <p className="m-0 max-w-[44ch] text-16 wrap-anywhere text-text-2">{text}</p>
        <Contact />
      </div>
      {languages.length > 1 && <Languages languages={languages} />}
    </article>
  );
}

/** The same choice as the page's own: the first channel that a browser can open from there. */
function Contact() {
  const t = useTranslations('closed');
  const { data } = useContactChannels();
  const channel = data?.service.find(({ url }) => url.startsWith('https://') || url === '/service');
  return (
    channel !== undefined && (
      <span className={`${buttonClass({ variant: 'primary' })} mt-2`} title={channel.url}>
        {t('contact')}
      </span>
    )
  );
}

function Languages({ languages }: { readonly languages: readonly SiteLanguage[] }) {
  const t = useTranslations('closed');
  return (
    <ul aria-label={t('languages')} className="m-0 flex list-none flex-wrap justify-center p-0">
      {languages.map((language) => (
        <li key={language.code} lang={language.locale} className="px-4 py-3 text-14 text-link">
          {languageName(language)}
        </li>
      ))}
    </ul>
  );
}
