import { useTranslations } from '@portal/i18n/react';
import { Tabs } from '@portal/ui';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { OwnGames } from '../../features/lobby/components/own-games.tsx';
import { ownLists } from '../../features/lobby/lobby-search.ts';
import { PageHeading } from '../../shared/heading/page-heading.tsx';

const path = '/m/favourites';

/** The games with a heart and those that were opened last (MC-22); the tab lives in the address. */
export default function FavouritesPage() {
  const titles = useTranslations('account.titles');
  const t = useTranslations('favourites.tabs');
  const navigate = useNavigate();
  const { list = 'favourites' } = useSearch({ from: path });
  return (
    <div data-ux="MC-22">
      <PageHeading>{titles('favourites')}</PageHeading>
      <Tabs
        label={t('label')}
        tabs={ownLists.map((value) => ({ value, label: t(value) }))}
        value={list}
        onChange={(next) => {
          void navigate({ to: path, search: { list: next }, replace: true });
        }}
      >
        <OwnGames key={list} list={list} />
      </Tabs>
    </div>
  );
}
