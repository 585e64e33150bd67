import { CategoryIcon } from '@portal/ui';
import { useState } from 'react';
import { SitePicture } from '../pictures/site-picture.tsx';

interface GameImageProps {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly isEager?: boolean;
}

/** portal.md, section 9: how much of a picture is in view when it is fetched. */
const threshold = 0.1;

/**
 * A tile's art, fetched when a tenth of it is in view, one attempt at each host; when none has it,
 * the default game icon stands in the same box (SYS-20).
 */
export function GameImage(props: GameImageProps) {
  const { src, width, height, isEager = false } = props;
  const [failedSource, setFailedSource] = useState('');
  const [isSeen, setSeen] = useState(isEager);
  if (failedSource === src || src === '') {
    return (
      <span
        data-ux="SYS-20"
        className="flex size-full items-center justify-center bg-s3 opacity-60"
        aria-hidden="true"
      >
        <CategoryIcon category="rng" size={48} />
      </span>
    );
  }
  const watch = (picture: HTMLImageElement | null) => {
    if (picture === null) {
      return undefined;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        setSeen((was) => was || entries.some((entry) => entry.isIntersecting));
      },
      { threshold },
    );
    observer.observe(picture);
    return () => {
      observer.disconnect();
    };
  };
  return (
    <SitePicture
      ref={isSeen ? undefined : watch}
      src={src}
      isFetched={isSeen}
      width={width}
      height={height}
      loading={isEager ? 'eager' : 'lazy'}
      decoding="async"
      className="size-full bg-s2 object-cover"
      onFail={() => {
        setFailedSource(src);
      }}
    />
  );
}
