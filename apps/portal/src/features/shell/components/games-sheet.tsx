import { useTranslations } from '@portal/i18n/react';
import { Sheet } from '@portal/ui';
import type { DialogProps } from '../../../shared/dialogs/dialogs.ts';
import { CategoryList } from './category-list.tsx';
import { SearchButton } from './search-button.tsx';

/** Search and the categories with their rebates (S-28). */
export function GamesSheet({ onClose }: DialogProps) {
  const t = useTranslations('bars.bottomBar');
  const common = useTranslations('common.actions');
  return (
    <Sheet ux="S-28" isOpen onClose={onClose} title={t('games')} closeLabel={common('close')}>
      <SearchButton />
      <CategoryList onClose={onClose} />
    </Sheet>
  );
}
