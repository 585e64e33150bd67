import { useTranslations } from '@portal/i18n/react';
import { Sheet } from '@portal/ui';
import type { DialogProps } from '../../../shared/dialogs/dialogs.ts';
import { CategoryList } from './category-list.tsx';

/** On a tablet, all categories at the side where the strip of them begins (S-30). */
export function SideMenu({ onClose }: DialogProps) {
  const t = useTranslations('bars.nav');
  const common = useTranslations('common.actions');
  return (
    <Sheet
      ux="S-30"
      isOpen
      onClose={onClose}
      title={t('label')}
      closeLabel={common('close')}
      className="ms-0 me-auto w-80"
    >
      <CategoryList onClose={onClose} />
    </Sheet>
  );
}
