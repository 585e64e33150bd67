import { zoneLabel } from '@portal/i18n';
import { useLanguage, useTranslations } from '@portal/i18n/react';
import { Logo } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { nowMs } from '../../../shared/time/clock.ts';
import { vendorsQuery } from '../../../shared/games/api/list-vendors.ts';
import type { VendorCategory } from '../../../shared/games/game.ts';
import { useSite } from '../../../shared/site/site-facts.ts';

/** Groups of the footer in the order of portal.md section 3. */
const groups = ['FISH', 'LIVE', 'PVP', 'RNG', 'SPORTS'] as const;
const socialNames = ['facebook', 'youtube', 'whatsapp', 'tiktok', 'instagram', 'twitter'] as const;

export function Footer() {
  const t = useTranslations('footer');
  const site = useSite();
  const { code } = useLanguage();
  const { data = [] } = useQuery(vendorsQuery(code));
  const atMs = nowMs();
  return (
    <footer data-ux="S-20" className="mt-12 border-t border-line bg-s1 pb-24 lg:pb-8">
      <div className="page-frame">
        <VendorLogos categories={data} />
        <SocialLinks />
        <div
          data-ux="S-23"
          className="flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-line py-5 text-13 text-text-3"
        >
          <Logo name={site.name} />
          <span>{t('copyright', { name: site.name, year: new Date(atMs).getUTCFullYear() })}</span>
          <span dir="auto">{t('times', { zone: zoneLabel(atMs, site.timeZone) })}</span>
          <span className="inline-flex items-center gap-2">
            <b
              dir="ltr"
              className="inline-grid size-8 place-items-center rounded-pill border border-line-strong text-12"
            >
              {t('age', { age: site.minimumAge })}
            </b>
            {t('limits')}
          </span>
          {site.isDemo && <span>{t('demo')}</span>}
        </div>
      </div>
    </footer>
  );
}

function VendorLogos({ categories }: { readonly categories: readonly VendorCategory[] }) {
  const t = useTranslations('games.categories');
  const shown = groups.flatMap((group) =>
    categories.filter(({ gameCategory }) => gameCategory === group),
  );
  return shown.map(({ gameCategory, vendors }) => (
    <div key={gameCategory} data-ux="S-21" className="pt-6">
      <h2 className="mb-3 text-12 font-semibold text-text-3 uppercase">{t(gameCategory)}</h2>
      <ul className="flex list-none flex-wrap gap-x-6 gap-y-3">
        {vendors.map((vendor) => (
          <li
            key={vendor.vassalage}
            className="inline-flex h-7 items-center gap-2 text-13 text-text-2"
          >
            <img
              src={vendor.logo}
              alt=""
              width={24}
              height={24}
              loading="lazy"
              className="size-6 grayscale"
            />
            {vendor.displayName}
          </li>
        ))}
      </ul>
    </div>
  ));
}

function SocialLinks() {
  const t = useTranslations('footer');
  const { resources } = useSite();
  const links = socialNames.flatMap((name) =>
    resources.filter((resource) => resource.name === name && resource.url !== ''),
  );
  return links.length === 0 ? (
    <div className="h-6" />
  ) : (
    <ul data-ux="S-22" aria-label={t('social')} className="flex list-none flex-wrap gap-2 py-5">
      {links.map(({ name, labelNameEn, url }) => (
        <li key={name}>
          <a
            href={url}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-11 items-center rounded-control px-2 text-13 text-text-2 hover:text-link"
          >
            {labelNameEn}
          </a>
        </li>
      ))}
    </ul>
  );
}
