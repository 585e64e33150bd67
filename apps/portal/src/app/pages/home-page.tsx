import { useTranslations } from '@portal/i18n/react';
import { lazy, Suspense } from 'react';
import { BannerCarousel } from '../../features/home/components/banner-carousel.tsx';
import { homeGroup, isEntry } from '../../features/home/banner.ts';
import { HotRow } from '../../features/home/components/hot-row.tsx';
import { NoticeMarquee } from '../../features/home/components/notice-marquee.tsx';
import { useSession } from '../../shared/session/session.ts';
import { useSite, useSystem } from '../../shared/site/site-facts.ts';
import { useAfterPaint } from '../../shared/device/use-after-paint.ts';

/** Below the fold: its script comes after the first paint. */
const SlotsRow = lazy(async () => {
  const { SlotsRow: component } = await import('../../features/home/components/slots-row.tsx');
  return { default: component };
});

/** Home: banners, notices, hot games, slots. */
export default function HomePage() {
  const slotsPlace = <div className="min-h-100" />;
  const t = useTranslations('home');
  const site = useSite();
  const { banners, notices } = useSystem();
  // Nobody is invited before it is known that they are no member already.
  const isInvited = useSession(
    ({ status, member }) => status === 'visitor' || member?.isTrial === true,
  );
  const isAfterPaint = useAfterPaint();
  return (
    <div data-ux="R-01">
      <h1 className="sr-only">{t('title', { name: site.name })}</h1>
      <div className="mx-auto max-w-380">
        <BannerCarousel
          banners={banners.filter(
            ({ groupName, link }) => groupName === homeGroup && (isInvited || !isEntry(link)),
          )}
        />
      </div>
      <div className="page-frame">
        <NoticeMarquee notices={notices} />
        <HotRow />
        <Suspense fallback={slotsPlace}>{isAfterPaint ? <SlotsRow /> : slotsPlace}</Suspense>
      </div>
    </div>
  );
}
