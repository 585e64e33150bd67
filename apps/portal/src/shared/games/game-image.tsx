import { CategoryIcon } from '@portal/ui';
import { useState } from 'react';

interface GameImageProps {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly isEager?: boolean;
}

/** A tile's art, one attempt; a failure shows the default game icon in the same box (SYS-20). */
export function GameImage(props: GameImageProps) {
  const [failedSource, setFailedSource] = useState('');
  if (failedSource === props.src || props.src === '') {
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
  return (
    <img
      src={props.src}
      alt=""
      width={props.width}
      height={props.height}
      loading={props.isEager === true ? 'eager' : 'lazy'}
      decoding="async"
      className="size-full bg-s2 object-cover"
      onError={() => {
        setFailedSource(props.src);
      }}
    />
  );
}
