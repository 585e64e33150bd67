import { useLanguage, useTranslations } from '@portal/i18n/react';
import { PauseIcon, PlayIcon, useIsCovered } from '@portal/ui';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import Swiper from 'swiper';
import { Autoplay, EffectCoverflow } from 'swiper/modules';
import './swiper.css';
import { matches } from '../../../shared/device/media.ts';
import type { Banner } from '../banner.ts';
import { BannerSlide } from './banner-slide.tsx';
import styles from './banner.module.css';

interface SwiperBannersProps {
  readonly banners: readonly Banner[];
  readonly isCalm: boolean;
}

/** Swiper's loop needs the three that are seen in part, and two to come. */
const leastSlides = 5;

/** The carousel of portal.md, section 2: loop, 1000 ms slide, 5000 ms rest, coverflow. */
export function SwiperBanners({ banners, isCalm }: SwiperBannersProps) {
  const t = useTranslations('home.banners');
  const { direction } = useLanguage();
  const [isPlaying, setPlaying] = useState(!isCalm);
  const { element, active, swiper } = useSwiper({ count: banners.length, isCalm });
  const isCovered = useIsCovered();
  useEffect(() => {
    const { current } = swiper;
    if (!isCovered || !isPlaying || current === null) {
      return undefined;
    }
    current.autoplay.stop();
    return () => {
      if (!current.destroyed) {
        current.autoplay.start();
      }
    };
  }, [isCovered, isPlaying, swiper]);
  const copies = Math.ceil(leastSlides / banners.length);
  const slides = Array.from({ length: copies }, () => banners).flat();
  const togglePlay = (): void => {
    const autoplay = swiper.current?.autoplay;
    if (isPlaying) {
      autoplay?.stop();
    } else {
      autoplay?.start();
    }
    setPlaying(!isPlaying);
  };
  return (
    <section
      data-ux="H-01"
      className={styles['banner']}
      aria-roledescription="carousel"
      aria-label={t('label')}
    >
      <div ref={element} className="swiper" dir={direction}>
        <div className="swiper-wrapper">
          {slides.map((banner, index) => (
            // A few banners are repeated, so only the place tells two slides apart.
            <div
              className="swiper-slide"
              key={`${banner.id}-${Math.floor(index / banners.length)}`}
            >
              <BannerSlide banner={banner} />
            </div>
          ))}
        </div>
      </div>
      <div className={styles['dots']}>
        <button
          type="button"
          className="me-2 grid size-8 place-items-center rounded-control text-text-2 hover:bg-s3"
          aria-label={isPlaying ? t('pause') : t('play')}
          onClick={togglePlay}
        >
          {isPlaying ? <PauseIcon size={16} /> : <PlayIcon size={16} />}
        </button>
        {banners.map((banner, index) => (
          <button
            key={banner.id}
            type="button"
            className={styles['dot']}
            aria-label={t('goTo', { number: index + 1, total: banners.length })}
            aria-current={index === active ? true : undefined}
            onClick={() => swiper.current?.slideToLoop(index)}
          />
        ))}
      </div>
    </section>
  );
}

function useSwiper(options: { readonly count: number; readonly isCalm: boolean }) {
  const { count, isCalm } = options;
  const element = useRef<HTMLDivElement>(null);
  const swiper = useRef<Swiper | null>(null);
  const [active, setActive] = useState(0);
  // The carousel is built before the browser paints, so that nobody sees the slides in a plain row.
  useLayoutEffect(() => {
    if (element.current === null) {
      return undefined;
    }
    const isFlat = isCalm || !matches('isDesktop');
    const created = new Swiper(element.current, {
      modules: isFlat ? [Autoplay] : [Autoplay, EffectCoverflow],
      slidesPerView: 1.23,
      centeredSlides: true,
      loop: true,
      speed: isCalm ? 0 : 1000,
      ...(isFlat ? { spaceBetween: 12 } : { effect: 'coverflow' }),
      coverflowEffect: { rotate: 0, depth: 200, stretch: 150, modifier: 1, slideShadows: false },
      autoplay: isCalm
        ? false
        : { delay: 5000, disableOnInteraction: false, pauseOnMouseEnter: true },
    });
    const follow = (): void => {
      setActive(created.realIndex % count);
      // Only the slide in the middle can be reached by keyboard.
      created.slides.forEach((slide, index) => {
        slide.inert = index !== created.activeIndex;
      });
    };
    created.on('slideChange', follow);
    follow();
    swiper.current = created;
    const host = element.current;
    const stop = (): void => {
      created.autoplay.pause();
    };
    const go = (): void => {
      created.autoplay.resume();
    };
    host.addEventListener('focusin', stop);
    host.addEventListener('focusout', go);
    return () => {
      host.removeEventListener('focusin', stop);
      host.removeEventListener('focusout', go);
      created.destroy(true, false);
      swiper.current = null;
    };
  }, [count, isCalm]);
  return { element, active, swiper };
}
