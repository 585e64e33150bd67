import { useLanguage, useTranslations } from '@portal/i18n/react';
import { Skeleton } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { vendorsQuery } from '../../../shared/games/api/list-vendors.ts';
import type { VendorCategory } from '../../../shared/games/game.ts';
import { SitePicture } from '../../../shared/pictures/site-picture.tsx';
import { Fold } from './fold.tsx';

/** Groups of the footer in the order of portal.md section 3. */
const groups = ['FISH', 'LIVE', 'PVP', 'RNG', 'SPORTS'] as const;

/** Whose games the site has, by group (S-21); a group without vendors is absent. */
export function VendorLogos({ isFolded }: { readonly isFolded: boolean }) {
  const t = useTranslations('footer');
  const { code } = useLanguage();
  const { data = [], isPending } = useQuery(vendorsQuery(code));
  if (isPending && !isFolded) {
    return (
      <div data-ux="S-21" className="pt-6" aria-busy="true">
        <Skeleton height="56px" />
      </div>
    );
  }
  const shown = groups.flatMap((group) =>
    data.filter(({ gameCategory }) => gameCategory === group),
  );
  if (shown.length === 0) {
    return null;
  }
  const list = shown.map((category) => <Group key={category.gameCategory} category={category} />);
  return isFolded ? <Fold title={t('vendors')}>{list}</Fold> : list;
}

function Group({ category }: { readonly category: VendorCategory }) {
  const t = useTranslations('games.categories');
  const { gameCategory, vendors } = category;
  return (
    <div data-ux="S-21" className="pt-3 lg:pt-6">
      <h2 className="mb-3 text-12 font-semibold text-text-3 uppercase">{t(gameCategory)}</h2>
      <ul className="flex list-none flex-wrap gap-x-6 gap-y-3">
        {vendors.map((vendor) => (
          <li
            key={vendor.vassalage}
            className="group inline-flex h-7 items-center gap-2 text-13 text-text-2"
          >
            <Logo src={vendor.logo} code={vendor.vassalage} />
            <span>{vendor.displayName}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The code of the vendor stands where its picture did not arrive. */
function Logo({ src, code }: { readonly src: string; readonly code: string }) {
  const [isMissing, setMissing] = useState(false);
  return isMissing ? (
    <b
      aria-hidden="true"
      dir="ltr"
      className="grid h-6 min-w-6 place-items-center rounded-control border border-line px-1 text-12"
    >
      {code}
    </b>
  ) : (
    <SitePicture
      src={src}
      width={24}
      height={24}
      loading="lazy"
      className="size-6 grayscale group-hover:grayscale-0"
      onFail={() => setMissing(true)}
    />
  );
}
