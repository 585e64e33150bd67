import { useLanguage, useTranslations } from '@portal/i18n/react';
import { CategoryIcon, ChevronEndIcon, Skeleton } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { StillLoading } from '../../../shared/client/still-loading.tsx';
import { LoadFailed } from '../../../shared/client/load-failed.tsx';
import { categoryIconOf, centrePath, navCategories } from '../../../shared/games/centres.ts';
import { vendorsQuery } from '../../../shared/games/api/list-vendors.ts';

/** What stands there until the categories are known. */
const places = [1, 2, 3, 4] as const;

/** The categories that have vendors, with their games and rebates. */
export function CategoryList({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('bars');
  const common = useTranslations('common');
  const categories = useTranslations('games.categories');
  const nothing = useTranslations('lobby.nothingYet');
  const { code } = useLanguage();
  const { data = [], error, isPending, isSuccess, refetch } = useQuery(vendorsQuery(code));
  const shown = navCategories(data);
  return (
    <>
      {error !== null && shown.length === 0 && (
        <LoadFailed error={error} onRetry={() => void refetch()} />
      )}
      {isPending && (
        <div aria-busy className="mt-4 grid gap-2">
          {places.map((place) => (
            <Skeleton key={place} className="h-12" />
          ))}
          <StillLoading />
        </div>
      )}
      {isSuccess && shown.length === 0 && (
        <p role="status" className="mt-4 text-14 text-text-2">
          {nothing('nowhere')}
        </p>
      )}
      <ul className="mt-4 list-none">
        {shown.map(({ gameCategory, rebatePercent, games }) => (
          <li key={gameCategory} className="border-b border-line">
            <Link
              to={centrePath(gameCategory)}
              onClick={onClose}
              className="flex min-h-14 items-center gap-3"
            >
              <CategoryIcon category={categoryIconOf(gameCategory)} />
              <span className="text-16 font-semibold">{categories(gameCategory)}</span>
              <span className="ms-auto text-end text-13 whitespace-nowrap text-text-3">
                {common('counts.games', { count: games })}
                {rebatePercent !== undefined && (
                  <span className="block text-accent">
                    {t('nav.rebate', { percent: rebatePercent })}
                  </span>
                )}
              </span>
              <ChevronEndIcon size={18} className="flex-none text-text-3" />
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
