import { useEffect, useRef, useState, type ReactNode } from 'react';

/** How far below the window something is prepared: about one screen. */
const ahead = '700px 0px';

/**
 * What lies below the fold, made when it comes near. Until then its place is kept, so that nothing
 * moves.
 */
export function WhenNear(props: { readonly className: string; readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const { current } = place;
    if (current === null) {
      return undefined;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) {
          setNear(true);
        }
      },
      { rootMargin: ahead },
    );
    observer.observe(current);
    return () => {
      observer.disconnect();
    };
  }, []);
  return isNear ? props.children : <div ref={place} className={props.className} />;
}
