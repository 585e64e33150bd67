import type { GoodsPicture as Name } from '@portal/protocol';
import type { ReactNode } from 'react';

/** Line drawings on a tint, 96 by 64; they say what an item is and are no photographs. */
const drawings: Readonly<Record<Name, ReactNode>> = {
  gift: (
    <path d="M28 26h40v10H28zM32 36h32v20H32zM48 26v30M48 26c-12 0-14-12-6-12 5 0 6 7 6 12 0-5 1-12 6-12 8 0 6 12-6 12" />
  ),
  coins: (
    <path d="M30 24a14 6 0 1 1 28 0a14 6 0 1 1-28 0v10a14 6 0 0 0 28 0V24M38 41v5a14 6 0 0 0 28 0V36a10 6 0 0 0-8-6" />
  ),
  voucher: <path d="M22 22h52v7a4 4 0 0 0 0 8v7H22v-7a4 4 0 0 0 0-8zM38 22v22M48 29h16M48 37h10" />,
  phone: (
    <path d="M38 12h20a3 3 0 0 1 3 3v34a3 3 0 0 1-3 3H38a3 3 0 0 1-3-3V15a3 3 0 0 1 3-3M35 43h26M47 48h2" />
  ),
  cap: (
    <path d="M30 38c0-12 8-18 18-18s18 6 18 18H30M30 38c-6 0-10 3-10 6h28M48 20v-4M48 20c-5 4-7 10-7 18" />
  ),
  mug: (
    <path d="M32 20h28v26a6 6 0 0 1-6 6H38a6 6 0 0 1-6-6zM60 26h6a5 5 0 0 1 5 5v4a5 5 0 0 1-5 5h-6M40 10v6M48 10v6" />
  ),
  headphones: (
    <path d="M28 40v-6a20 20 0 0 1 40 0v6M28 40a4 4 0 0 1 8-2v12a4 4 0 0 1-8 2zM68 40a4 4 0 0 0-8-2v12a4 4 0 0 0 8 2z" />
  ),
  boat: <path d="M24 42h48l-6 10H30zM46 12v30M46 14l18 22H46M42 20L28 36h14" />,
};

/** The drawing of an item, in the colours of the page. */
export function GoodsPicture({ name }: { readonly name: Name }) {
  return (
    <div className="grid aspect-3/2 place-items-center bg-tint-primary text-link">
      <svg
        viewBox="0 0 96 64"
        aria-hidden="true"
        className="h-full w-full"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {drawings[name]}
      </svg>
    </div>
  );
}
