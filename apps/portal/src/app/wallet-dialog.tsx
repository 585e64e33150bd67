import { useTranslations } from '@portal/i18n/react';
import { Sheet } from '@portal/ui';
import type { DialogProps } from '../shared/dialogs/dialogs.ts';
import { WalletBody } from './wallet-body.tsx';

/** The wallet of a phone (S-09). */
export function WalletDialog({ onClose }: DialogProps) {
  const t = useTranslations('bars.bottomBar');
  const common = useTranslations('common.actions');
  return (
    <Sheet ux="S-09" isOpen onClose={onClose} title={t('wallet')} closeLabel={common('close')}>
      <WalletBody onLeave={onClose} />
    </Sheet>
  );
}
