import { buttonClass } from '@portal/ui';
import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { lazyInTime } from '../../../shared/client/lazy-in-time.ts';
import { isInnerLink, type Banner } from '../banner.ts';
import styles from './banner.module.css';
import { SitePicture } from '../../../shared/pictures/site-picture.tsx';

/** The drawn scene is loaded only when a banner of the site has no picture. */
const BannerScene = lazyInTime(async () => (await import('./banner-scene.tsx')).BannerScene);

/** One banner: picture, scrim at the start side, real text, one action. */
export function BannerSlide(props: { readonly banner: Banner; readonly isFirst?: boolean }) {
  const { banner } = props;
  return (
    <article className={styles['slide']}>
      {banner.url === '' ? (
        <Suspense>
          <BannerScene palette={banner.palette} />
        </Suspense>
      ) : (
        <SitePicture
          src={banner.url}
          width={976}
          height={325}
          decoding="async"
          fetchPriority={props.isFirst === true ? 'high' : 'auto'}
          className="absolute inset-0 size-full object-cover rtl:-scale-x-100"
        />
      )}
      <span className={styles['scrim']} />
      <div className={styles['text']}>
        <p className={styles['title']} dir="auto">
          {banner.title}
        </p>
        <p className={styles['line']} dir="auto">
          {banner.text}
        </p>
        <BannerAction banner={banner} />
      </div>
    </article>
  );
}

function BannerAction({ banner }: { readonly banner: Banner }) {
  if (banner.linkageType === '' || banner.link === '' || banner.action === '') {
    return null;
  }
  const look = `${buttonClass({ variant: 'primary' })} self-start`;
  return isInnerLink(banner.link) ? (
    <Link to={banner.link} className={look}>
      {banner.action}
    </Link>
  ) : (
    <a href={banner.link} target="_blank" rel="noreferrer" className={look}>
      {banner.action}
    </a>
  );
}
