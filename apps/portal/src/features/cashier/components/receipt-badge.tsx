import { useTranslations } from '@portal/i18n/react';
import { Badge } from '@portal/ui';
import { useBadges } from '../../../shared/badges/badges.ts';

/** How many payments wait for the member's word (R116). */
export function ReceiptBadge() {
  const t = useTranslations('account');
  const count = useBadges()?.receiptCount ?? 0;
  return count === 0 ? null : <Badge count={count} label={t('paymentsToConfirm', { count })} />;
}
