import { useTranslations } from '@portal/i18n/react';
import { lazy, Suspense } from 'react';
import { BannerCarousel } from '../../features/home/components/banner-carousel.tsx';
import { homeGroup, isEntry } from '../../features/home/banner.ts';
import { HotRow } from '../../features/home/components/hot-row.tsx';
import { NoticeMarquee } from '../../features/home/components/notice-marquee.tsx';
import { useSession } from '../../shared/session/session.ts';
import { useSite, useSystem } from '../../shared/site/site-facts.ts';
import { useAfterPaint } from '../../shared/device/use-after-paint.ts';
import { usePage } from '../use-page.ts';

/** Below the fold: its script comes after the first paint. */
const LateSections = lazy(async () => {
  const late = await import('../../features/home/components/late-sections.tsx');
  return { default: late.LateSections };
});

const PersonalStrip = lazy(async () => {
  const strip = await import('../../features/home/components/personal-strip.tsx');
  return { default: strip.PersonalStrip };
});

/** Home: banners, notices, what one comes back for, hot games, then all that is below. */
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
  const dialog = usePage()?.dialog;
  return (
    <div
      data-ux={
        dialog === 'login'
          ? 'R-02'
          : dialog === 'register'
            ? 'R-03'
            : dialog === 'helpCentre'
              ? 'R-05'
              : 'R-01'
      }
    >
      <h1 className="sr-only">{t('title', { name: site.name })}</h1>
      <div className="mx-auto max-w-380">
        <BannerCarousel
          banners={banners.filter(
            ({ groupName, link }) => groupName === homeGroup && (isInvited || !isEntry(link)),
          )}
        />
      </div>
      <div className="page-frame">
        <NoticeMarquee notices={notices.filter(({ promotionType }) => promotionType !== 'PU')} />
        <div data-ux="H-13" className="mt-4 h-16">
          <Suspense>{isAfterPaint && <PersonalStrip />}</Suspense>
        </div>
        <HotRow />
        <Suspense fallback={slotsPlace}>{isAfterPaint ? <LateSections /> : slotsPlace}</Suspense>
      </div>
    </div>
  );
}
