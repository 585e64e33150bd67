import { zoneLabel } from '@portal/i18n';
import { useTranslations } from '@portal/i18n/react';
import { Logo } from '@portal/ui';
import { useMedia } from '../../../shared/device/media.ts';
import type { ShellLinks } from '../../../shared/site/shell-links.ts';
import { useConsent } from '../../../shared/site/consent.ts';
import { useSite } from '../../../shared/site/site-facts.ts';
import { nowMs } from '../../../shared/time/clock.ts';
import { FooterLinks } from './footer-links.tsx';
import { SocialLinks } from './social-links.tsx';
import { VendorLogos } from './vendor-logos.tsx';

interface FooterProps {
  readonly links: Pick<ShellLinks, 'help' | 'company'>;
}

/** Vendors, help, social media and what the law asks for; accordions on a phone (S-20). */
export function Footer({ links }: FooterProps) {
  const isDesktop = useMedia('isDesktop');
  return (
    <footer data-ux="S-20" className="mt-12 border-t border-line bg-s1 pb-33 lg:pb-8">
      <div className="page-frame">
        <VendorLogos isFolded={!isDesktop} />
        <FooterLinks links={links} isFolded={!isDesktop} />
        <SocialLinks />
        <LegalLine />
      </div>
    </footer>
  );
}

/** Whoever said whether they may be counted can say something else. */
function ConsentAgain() {
  const t = useTranslations('footer');
  const reconsider = useConsent((state) => state.reconsider);
  return (
    <button type="button" className="min-h-8 hover:text-link" onClick={reconsider}>
      {t('counting')}
    </button>
  );
}

function LegalLine() {
  const t = useTranslations('footer');
  const site = useSite();
  const atMs = nowMs();
  return (
    <div
      data-ux="S-23"
      className="flex flex-wrap items-center gap-x-6 gap-y-3 py-5 text-13 text-text-3 lg:border-t lg:border-line"
    >
      <Logo name={site.name} />
      <span>{t('copyright', { name: site.name, year: new Date(atMs).getUTCFullYear() })}</span>
      <span dir="auto">{t('times', { zone: zoneLabel(atMs, site.timeZone) })}</span>
      <span data-ux="RG-09" className="inline-flex items-center gap-2">
        <b
          dir="ltr"
          className="inline-grid size-8 place-items-center rounded-pill border border-line-strong text-12"
        >
          {t('age', { age: site.minimumAge })}
        </b>
        {t('limits')}
      </span>
      {site.analytics.gtagId !== '' && <ConsentAgain />}
      {site.isDemo && <span>{t('demo')}</span>}
    </div>
  );
}
