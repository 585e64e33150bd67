import { useTranslations } from '@portal/i18n/react';
import { Tag } from '@portal/ui';
import type { DeskVendor } from '../api/list-vendors.ts';

/** Open, or stopped; never by colour alone. */
export function VendorStateTag({ isOpen }: Pick<DeskVendor, 'isOpen'>) {
  const t = useTranslations('desk-vendors.state');
  return <Tag tone={isOpen ? 'ok' : 'bad'}>{t(isOpen ? 'open' : 'stopped')}</Tag>;
}
