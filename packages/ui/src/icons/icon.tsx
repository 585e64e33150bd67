import type { ReactNode } from 'react';
import './icon.css';

export interface IconProps {
  /** Side in px on the 24 px grid. */
  readonly size?: number | undefined;
  readonly className?: string | undefined;
}

export type IconComponent = (props: IconProps) => ReactNode;

/**
 * One icon of the set: 24 px grid, 2 px round strokes. Icons are decoration beside a word or inside
 * a labelled control, so they are hidden from assistive technology. `mirrored` ones point along the
 * reading direction.
 */
export function drawn(path: string, options: { readonly mirrored?: boolean } = {}): IconComponent {
  return function Icon({ size = 20, className }) {
    const mirror = options.mirrored === true ? ' ui-icon-mirrored' : '';
    return (
      <svg
        aria-hidden="true"
        className={`ui-icon${mirror}${className === undefined ? '' : ` ${className}`}`}
        width={size}
        height={size}
        viewBox="0 0 24 24"
      >
        <path d={path} />
      </svg>
    );
  };
}
