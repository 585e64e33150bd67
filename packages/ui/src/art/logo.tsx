import { useId } from 'react';
import './logo.css';

/**
 * Half disc over three shrinking waves. `name` is the site's, in its Latin form, from
 * configuration; without it only the mark is shown. Never mirrored.
 */
export function Logo({ name, size = 32 }: { readonly name?: string; readonly size?: number }) {
  const gradient = useId();
  return (
    <span className="ui-logo" dir="ltr">
      <svg aria-hidden="true" width={size} height={size} viewBox="0 0 64 64">
        <defs>
          <linearGradient id={gradient} x2="0" y2="1">
            <stop stopColor="var(--c-brand-from)" />
            <stop offset="1" stopColor="var(--c-brand-to)" />
          </linearGradient>
        </defs>
        <path d="M32 8a24 24 0 0 1 24 24H8A24 24 0 0 1 32 8Z" fill={`url(#${gradient})`} />
        <g fill="none" stroke="var(--c-brand-to)" strokeWidth="4" strokeLinecap="round">
          <path d="M10 39q5.5-4 11 0t11 0t11 0t11 0" />
          <path d="M17 47q5-4 10 0t10 0t10 0" />
          {size > 16 && <path d="M26 55q3-2.5 6 0t6 0" />}
        </g>
      </svg>
      {name !== undefined && <span className="ui-wordmark">{name}</span>}
    </span>
  );
}
