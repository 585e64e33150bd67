import { useLanguage, useTranslations } from '@portal/i18n/react';
import { CategoryIcon } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { vendorsQuery } from '../../../shared/games/api/list-vendors.ts';
import { categoryIconOf, centrePath, navCategories } from '../../../shared/games/centres.ts';

/** The game centres, one press from a phone's home, whose header has no bar of them. */
export function CategoryChips() {
  const t = useTranslations('games.categories');
  const bars = useTranslations('bars');
  const { code } = useLanguage();
  const { data = [] } = useQuery(vendorsQuery(code));
  return (
    <nav aria-label={bars('nav.label')}>
      <ul className="m-0 flex list-none gap-2 overflow-x-auto p-1 [scrollbar-width:none]">
        {navCategories(data).map(({ gameCategory }) => (
          <li key={gameCategory} className="flex-none">
            <Link to={centrePath(gameCategory)} className="ui-chip no-underline">
              <CategoryIcon category={categoryIconOf(gameCategory)} size={16} />
              {t(gameCategory)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
