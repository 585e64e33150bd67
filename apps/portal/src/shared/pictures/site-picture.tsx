import { use, useState, type ComponentProps } from 'react';
import { BootContext } from '../site/site-facts.ts';
import { passOver, pictureSources } from './picture-sources.ts';

interface SitePictureProps extends Omit<ComponentProps<'img'>, 'alt' | 'onError' | 'onLoad'> {
  /** A path of the site, or a whole address. */
  readonly src: string;
  /** False while it is not to be fetched yet. */
  readonly isFetched?: boolean;
  /** No address had it. */
  readonly onFail?: () => void;
}

/** A picture that says nothing new, from the first host that has it; each is asked once. */
export function SitePicture({ src, isFetched = true, onFail, ...picture }: SitePictureProps) {
  const hosts = use(BootContext)?.system.info.imageCDNs ?? [];
  const begin = () => ({ src, sources: pictureSources(src, hosts), at: 0 });
  const [asked, setAsked] = useState(begin);
  const { sources, at } = asked.src === src ? asked : begin();
  return (
    <img
      {...picture}
      src={isFetched ? sources[at] : undefined}
      alt=""
      onLoad={() => {
        passOver(sources.slice(0, at));
      }}
      onError={() => {
        if (at + 1 < sources.length) {
          setAsked({ src, sources, at: at + 1 });
        } else {
          onFail?.();
        }
      }}
    />
  );
}
