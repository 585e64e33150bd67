import { useTranslations } from '@portal/i18n/react';
import { Suspense } from 'react';
import { BannerCarousel } from '../../features/home/components/banner-carousel.tsx';
import { isOfHome } from '../../features/home/banner.ts';
import { HotRow } from '../../features/home/components/hot-row.tsx';
import { NoticeMarquee } from '../../features/home/components/notice-marquee.tsx';
import { lazyInTime } from '../../shared/client/lazy-in-time.ts';
import { useSite } from '../../shared/site/site-facts.ts';
import { useBanners, useNotices } from '../../shared/site/viewer.ts';
import { useMedia } from '../../shared/device/media.ts';
import { useAfterPaint } from '../../shared/device/use-after-paint.ts';
import { usePage } from '../use-page.ts';

/** Below the fold: its script comes after the first paint. */
const LateSections = lazyInTime(
  async () => (await import('../../features/home/components/late-sections.tsx')).LateSections,
);

/** On a phone only: wider screens have a bar of the categories under their header. */
const CategoryChips = lazyInTime(
  async () => (await import('../../features/home/components/category-chips.tsx')).CategoryChips,
);

/** Beside the rows of vendors stand the draws of the house. */
const DrawsRow = lazyInTime(
  async () => (await import('../../features/lottery/components/draws-row.tsx')).DrawsRow,
);

const PersonalStrip = lazyInTime(
  async () => (await import('../../features/home/components/personal-strip.tsx')).PersonalStrip,
);

/** Home: banners, notices, what one comes back for, hot games, then all that is below. */
export default function HomePage() {
  const t = useTranslations('home');
  const site = useSite();
  const banners = useBanners();
  const notices = useNotices();
  const isAfterPaint = useAfterPaint();
  const isTablet = useMedia('isTablet');
  const hasNavBar = useMedia('isDesktop') || isTablet;
  const dialog = usePage()?.dialog;
  return (
    <div
      data-ux={
        (
          { login: 'R-02', register: 'R-03', helpCentre: 'R-05' } as Readonly<
            Record<string, string>
          >
        )[dialog ?? ''] ?? 'R-01'
      }
    >
      <h1 className="sr-only">{t('title', { name: site.name })}</h1>
      <div className="mx-auto max-w-380">
        <BannerCarousel banners={banners.filter(isOfHome)} />
      </div>
      <div className="page-frame">
        <NoticeMarquee notices={notices.filter(({ promotionType }) => promotionType !== 'PU')} />
        {!hasNavBar && (
          <div data-ux="R-01-chips" className="sticky top-14 z-10 mt-2 min-h-13 bg-bg">
            <Suspense>{isAfterPaint && <CategoryChips />}</Suspense>
          </div>
        )}
        <div data-ux="H-13" className="mt-4 h-16">
          <Suspense>{isAfterPaint && <PersonalStrip />}</Suspense>
        </div>
        <HotRow />
        <div className="min-h-100">
          <Suspense>{isAfterPaint && <LateSections draws={<DrawsRow />} />}</Suspense>
        </div>
      </div>
    </div>
  );
}
