import { useTranslations } from '@portal/i18n/react';
import { Dialog, Skeleton } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { LoadFailed } from '../client/load-failed.tsx';
import { placeQuery } from './api/read-place.ts';
import { PlaceForm } from './place-form.tsx';

/**
 * Opens by itself when a call waits until a strange place is verified (M-14); the call goes on, or
 * is given up. Ways without data are not shown.
 */
export function PlaceDialog({ answer }: { readonly answer: (isVerified: boolean) => void }) {
  const t = useTranslations('place');
  const common = useTranslations('common.actions');
  const { data, error, refetch } = useQuery(placeQuery);
  // In a place that is known some acts ask for a code all the same.
  const isKnown = data?.isVerified === true;
  const giveUp = () => answer(false);
  return (
    <Dialog
      ux="M-14"
      isOpen
      onClose={giveUp}
      kind="confirm"
      title={t(isKnown ? 'code.title' : 'title')}
      closeLabel={common('close')}
    >
      <div className="grid gap-3" aria-busy={data === undefined && error === null}>
        <p className="m-0 text-14 text-text-2">{t(isKnown ? 'code.text' : 'text')}</p>
        {data === undefined ? (
          error === null ? (
            <Skeleton height="96px" />
          ) : (
            <LoadFailed error={error} title={t('failed')} onRetry={() => void refetch()} />
          )
        ) : data.ways.length === 0 ? (
          <p className="m-0">{t('none')}</p>
        ) : (
          <PlaceForm place={data} onGiveUp={giveUp} onVerified={() => answer(true)} />
        )}
      </div>
    </Dialog>
  );
}
