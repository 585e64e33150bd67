import { useTranslations } from '@portal/i18n/react';
import { BannerCarousel } from '../../features/home/components/banner-carousel.tsx';
import { homeGroup } from '../../features/home/banner.ts';
import { HotRow } from '../../features/home/components/hot-row.tsx';
import { NoticeMarquee } from '../../features/home/components/notice-marquee.tsx';
import { SlotsRow } from '../../features/home/components/slots-row.tsx';
import { useSite, useSystem } from '../../shared/site/site-facts.ts';
import { useAfterPaint } from '../../shared/device/use-after-paint.ts';

/** Home: banners, notices, hot games, slots. */
export default function HomePage() {
  const t = useTranslations('home');
  const site = useSite();
  const { banners, notices } = useSystem();
  const isAfterPaint = useAfterPaint();
  return (
    <div data-ux="R-01">
      <h1 className="sr-only">{t('title', { name: site.name })}</h1>
      <div className="mx-auto max-w-380">
        <BannerCarousel banners={banners.filter(({ groupName }) => groupName === homeGroup)} />
      </div>
      <div className="page-frame">
        <NoticeMarquee notices={notices} />
        <HotRow />
        {isAfterPaint ? <SlotsRow /> : <div className="min-h-100" />}
      </div>
    </div>
  );
}
