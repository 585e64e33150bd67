import { useTranslations } from '@portal/i18n/react';
import { Sheet } from '@portal/ui';
import type { DialogProps } from '../../../shared/dialogs/dialogs.ts';
import { useMember } from '../../../shared/session/session.ts';
import { CategoryList } from './category-list.tsx';
import { OwnGames } from './own-games.tsx';
import { SearchButton } from './search-button.tsx';

/** Search, the categories with their rebates, and what this member likes and played (S-28). */
export function GamesSheet({ onClose }: DialogProps) {
  const t = useTranslations('bars.bottomBar');
  const common = useTranslations('common.actions');
  const member = useMember();
  return (
    <Sheet ux="S-28" isOpen onClose={onClose} title={t('games')} closeLabel={common('close')}>
      <SearchButton />
      <CategoryList onClose={onClose} />
      {member?.isTrial === false && <OwnGames onClose={onClose} />}
    </Sheet>
  );
}
