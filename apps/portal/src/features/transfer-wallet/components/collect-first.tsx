import { useTranslations } from '@portal/i18n/react';
import { Button, Card, toastDone, toastFailed } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useFailureText } from '../../../shared/client/failure-text.ts';
import { useSingleWallet } from '../../../shared/purses/api/read-merchant-wallet.ts';
import { vendorWalletsQuery } from '../../../shared/purses/api/read-vendor-wallets.ts';
import { collectable, useCollect } from '../../../shared/purses/use-collect.ts';

/** Only what is in the wallet can be withdrawn: what lies at vendors is brought back first (E8). */
export function CollectFirst() {
  const t = useTranslations('transfer-wallet');
  const failureText = useFailureText();
  const isSingle = useSingleWallet();
  const { data } = useQuery({ ...vendorWalletsQuery, enabled: !isSingle });
  const collect = useCollect();
  const wallets = collectable(data?.wallets ?? []);
  if (wallets.length === 0) {
    return null;
  }
  const bringBack = async (): Promise<void> => {
    const { sent, failure } = await collect.mutateAsync(wallets);
    if (failure?.ok === false) {
      toastFailed(failureText(failure));
    } else {
      toastDone(t('collecting', { count: sent }));
    }
  };
  return (
    <Card className="mb-4 flex flex-wrap items-center justify-between gap-3 p-4">
      <p className="m-0">{t('collectFirst')}</p>
      <Button variant="primary" busy={collect.isPending} onClick={() => void bringBack()}>
        {t('collectAll')}
      </Button>
    </Card>
  );
}
