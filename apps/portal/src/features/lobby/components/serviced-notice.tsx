import { useTranslations } from '@portal/i18n/react';
import { Button, Dialog } from '@portal/ui';
import type { ServicedDetails } from '../dialogs.ts';
import { SimilarGames } from './similar-games.tsx';

/** Why a game is not played now, and three like it (SYS-19). */
export function ServicedNotice(props: ServicedDetails & { readonly onClose: () => void }) {
  const { nodeId, wasOpen = false, onClose } = props;
  const t = useTranslations('launch');
  const close = useTranslations('common.actions')('close');
  return (
    <Dialog
      ux="SYS-19"
      kind="confirm"
      isOpen
      onClose={onClose}
      title={t('servicedTitle')}
      closeLabel={close}
      actions={
        <Button variant="primary" onClick={onClose}>
          {t('back')}
        </Button>
      }
    >
      <p role="status">{t(wasOpen ? 'stopped' : 'serviced')}</p>
      <SimilarGames nodeId={nodeId} />
    </Dialog>
  );
}
