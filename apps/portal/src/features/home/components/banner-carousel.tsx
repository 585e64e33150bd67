import { useLanguage } from '@portal/i18n/react';
import { Suspense, useEffect, useState } from 'react';
import { lazyInTime } from '../../../shared/client/lazy-in-time.ts';
import { useMedia } from '../../../shared/device/media.ts';
import type { Banner } from '../banner.ts';
import { BannerSlide } from './banner-slide.tsx';
import styles from './banner.module.css';

const SwiperBanners = lazyInTime(async () => (await import('./swiper-banners.tsx')).SwiperBanners);

/**
 * The banners of the home page. The first one is plain markup in the first paint; the carousel
 * takes its place once the page is idle, and never when there is only one.
 */
export function BannerCarousel({ banners }: { readonly banners: readonly Banner[] }) {
  const { direction } = useLanguage();
  const isCalm = useMedia('isReducedMotion');
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setIdle(true);
    }, 600);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  const [first] = banners;
  if (first === undefined) {
    return null;
  }
  const still = (
    <div className={styles['banner']}>
      <div className={styles['track']}>
        <BannerSlide banner={first} isFirst />
      </div>
      <div className={styles['dots']} />
    </div>
  );
  // Swiper reads direction and motion once, so a change of either makes a new carousel.
  return isIdle && banners.length > 1 ? (
    <Suspense fallback={still}>
      <SwiperBanners key={`${direction} ${isCalm}`} banners={banners} isCalm={isCalm} />
    </Suspense>
  ) : (
    still
  );
}
