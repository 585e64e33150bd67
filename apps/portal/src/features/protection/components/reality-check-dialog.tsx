import { useTranslations } from '@portal/i18n/react';
import type { Failure } from '@portal/protocol/client';
import { Button, Dialog, ErrorText, Skeleton } from '@portal/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useFailureText } from '../../../shared/client/failure-text.ts';
import { LoadFailed } from '../../../shared/client/load-failed.tsx';
import { useDialogs, type DialogProps } from '../../../shared/dialogs/dialogs.ts';
import { sendAcknowledged } from '../api/acknowledge-check.ts';
import {
  type Protection,
  protectionKey,
  protectionQuery,
} from '../../../shared/protection/api/read-protection.ts';
import { TodayLine } from './today-line.tsx';

/**
 * Own numbers and three equal ways on; it stays until one of them is chosen, also after the page is
 * loaded again, because the server refuses stakes until then (RG-03, R8).
 */
export function RealityCheckDialog({ onClose }: DialogProps) {
  const t = useTranslations('protection.check');
  const { data, error, refetch } = useQuery(protectionQuery);
  return (
    <Dialog
      ux="RG-03"
      kind="confirm"
      isOpen
      isForced
      onClose={onClose}
      title={t('dueTitle')}
      closeLabel={t('keep')}
    >
      <p className="mb-3">{t('dueText')}</p>
      {data !== undefined && <TodayLine protection={data} />}
      {data === undefined && error === null && <Skeleton height="5rem" />}
      {data === undefined && error !== null && (
        <LoadFailed error={error} headingLevel={2} onRetry={() => void refetch()} />
      )}
      <WaysOn onClose={onClose} />
    </Dialog>
  );
}

function WaysOn({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('protection.check');
  const failureText = useFailureText();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const show = useDialogs((state) => state.show);
  const [failure, setFailure] = useState<Failure>();
  const [isBusy, setBusy] = useState(false);
  const keepPlaying = async (): Promise<void> => {
    setBusy(true);
    const outcome = await sendAcknowledged();
    setBusy(false);
    if (outcome.ok) {
      queries.setQueryData<Protection>(protectionKey, outcome.value);
      onClose();
    } else {
      setFailure(outcome);
    }
  };
  const goTo = (to: '/m/limits' | '/m/personalHistoryCopy'): void => {
    onClose();
    void navigate({ to });
  };
  return (
    <div className="mt-4 flex flex-col gap-3">
      {failure !== undefined && <ErrorText>{failureText(failure)}</ErrorText>}
      <Button block size="touch" busy={isBusy} onClick={() => void keepPlaying()}>
        {t('keep')}
      </Button>
      <Button block size="touch" onClick={() => goTo('/m/limits')}>
        {t('pause')}
      </Button>
      <Button block size="touch" onClick={() => show('logout')}>
        {t('logOut')}
      </Button>
      <Button variant="ghost" onClick={() => goTo('/m/personalHistoryCopy')}>
        {t('history')}
      </Button>
    </div>
  );
}
