import { zoneLabel } from '@portal/i18n';
import { useTranslations } from '@portal/i18n/react';
import { Logo, socialIcons } from '@portal/ui';
import { nowMs } from '../../../shared/clock.ts';
import { useVisitorVendors } from '../api/list-visitor-vendors.ts';
import { useVisitorSite } from '../api/read-visitor-page.ts';
import styles from './contact-preview.module.css';

/** The groups of portal.md section 3, in their order. */
const groups = ['FISH', 'LIVE', 'PVP', 'RNG', 'SPORTS'] as const;

/** Where the rows of the portal's pages put a link into its footer. */
const pages = ['help', 'service', 'saferPlay', 'download'] as const;

/** The footer as a visitor gets it: vendors, links, social media, what the law asks for (S-20). */
export function FooterPreview({ social }: { readonly social: readonly SocialName[] }) {
  return (
    <div className={styles['footer']}>
      <Vendors />
      <PageLinks />
      {social.length > 0 && <SocialRow names={social} />}
      <LegalLine />
    </div>
  );
}

export type SocialName = keyof typeof socialIcons;

function Vendors() {
  const t = useTranslations('games.categories');
  const footer = useTranslations('footer');
  const categories = useVisitorVendors() ?? [];
  const shown = groups.flatMap((group) => categories.filter((row) => row.gameCategory === group));
  return (
    shown.length > 0 && (
      <section aria-label={footer('vendors')} className="grid gap-3">
        {shown.map(({ gameCategory, vendors }) => (
          <div key={gameCategory}>
            <h5 className="m-0 mb-2 text-12 font-semibold text-text-3 uppercase">
              {t(gameCategory)}
            </h5>
            <ul className="m-0 flex list-none flex-wrap gap-x-6 gap-y-3 p-0">
              {vendors.map(({ vassalage, logo, displayName }) => (
                <li key={vassalage} className="inline-flex items-center gap-2 text-13 text-text-2">
                  <img src={logo} alt="" width="24" height="24" className="size-6 grayscale" />
                  {displayName}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </section>
    )
  );
}

function PageLinks() {
  const t = useTranslations('shell.titles');
  const footer = useTranslations('footer');
  return (
    <ul
      aria-label={footer('links')}
      className="m-0 flex list-none flex-wrap gap-x-6 gap-y-2 p-0 text-13 text-text-2"
    >
      {pages.map((page) => (
        <li key={page}>{t(page)}</li>
      ))}
    </ul>
  );
}

function SocialRow({ names }: { readonly names: readonly SocialName[] }) {
  const t = useTranslations('desk-content.contact.links');
  const footer = useTranslations('footer');
  return (
    <ul aria-label={footer('social')} className={`${styles['socials']} m-0 list-none p-0`}>
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

function LegalLine() {
  const t = useTranslations('footer');
  const site = useVisitorSite();
  if (site === undefined) {
    return null;
  }
  const atMs = nowMs();
  return (
    <p className="m-0 flex flex-wrap items-center gap-x-6 gap-y-3 text-13 text-text-3">
      <Logo name={site.name} />
      <span>{t('copyright', { name: site.name, year: new Date(atMs).getUTCFullYear() })}</span>
      <span dir="auto">{t('times', { zone: zoneLabel(atMs, site.timeZone) })}</span>
      <b dir="ltr" className="text-12">
        {t('age', { age: site.minimumAge })}
      </b>
      <span>{t('limits')}</span>
      {site.isDemo && <span>{t('demo')}</span>}
    </p>
  );
}
