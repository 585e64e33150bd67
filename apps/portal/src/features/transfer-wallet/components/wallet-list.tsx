import { useTranslations } from '@portal/i18n/react';
import { Button, Card, Tag, toastDone, toastFailed } from '@portal/ui';
import { useFailureText } from '../../../shared/client/failure-text.ts';
import { MoneyText } from '../../../shared/money/money-text.tsx';
import type {
  VendorWallet,
  VendorWallets,
} from '../../../shared/purses/api/read-vendor-wallets.ts';
import { collectable, hasMoney, useCollect } from '../../../shared/purses/use-collect.ts';

/** Where money lies: the wallet first, then a line for each vendor that keeps a purse. */
export function WalletList(props: {
  readonly wallets: VendorWallets;
  readonly isFetching: boolean;
  readonly onRefresh: () => void;
}) {
  const { cash, currency, inTransit, wallets } = props.wallets;
  const t = useTranslations('transfer-wallet');
  const failureText = useFailureText();
  const collect = useCollect();
  const bringBack = async (from: readonly VendorWallet[]): Promise<void> => {
    const { sent, failure } = await collect.mutateAsync(from);
    if (failure?.ok === false) {
      toastFailed(failureText(failure));
    } else {
      toastDone(t('collecting', { count: sent }));
    }
  };
  return (
    <section className="grid gap-3">
      <Card className="grid gap-3 p-4">
        <div className="flex flex-wrap items-end justify-between gap-3">
          <div>
            <h2 className="m-0 text-14 font-normal text-text-2">{t('main')}</h2>
            <strong className="text-30 font-bold">
              <MoneyText amount={cash} currency={currency} />
            </strong>
          </div>
          <div className="flex flex-wrap gap-2">
            <Button busy={props.isFetching} onClick={props.onRefresh}>
              {t('refresh')}
            </Button>
            <Button
              variant="primary"
              busy={collect.isPending}
              disabled={collectable(wallets).length === 0}
              onClick={() => void bringBack(wallets)}
            >
              {t('collectAll')}
            </Button>
          </div>
        </div>
        {hasMoney({ balance: inTransit }) && (
          <p role="status" className="m-0 text-14 text-text-2">
            {t('inTransit')} <MoneyText amount={inTransit} currency={currency} />
          </p>
        )}
      </Card>
      <ul aria-label={t('purses')} className="m-0 grid list-none gap-2 p-0">
        {wallets.map((wallet) => (
          <li key={wallet.vendorCode} className="grid gap-1 rounded-card bg-s2 p-3">
            <span className="flex flex-wrap items-center justify-between gap-3">
              <span className="flex flex-wrap items-center gap-2">
                <bdi className="font-semibold">{wallet.name}</bdi>
                {!wallet.isOpen && <Tag tone="warn">{t('resting')}</Tag>}
              </span>
              <span className="flex items-center gap-3">
                <span className="text-18 font-bold">
                  <MoneyText amount={wallet.balance} currency={currency} />
                </span>
                <Button
                  aria-label={t('collectFrom', { vendor: wallet.name })}
                  disabled={collectable([wallet]).length === 0 || collect.isPending}
                  onClick={() => void bringBack([wallet])}
                >
                  {t('collect')}
                </Button>
              </span>
            </span>
            <WalletNote wallet={wallet} currency={currency} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function WalletNote({
  wallet,
  currency,
}: {
  readonly wallet: VendorWallet;
  readonly currency: string;
}) {
  const t = useTranslations('transfer-wallet');
  const { transfer, isConfirmed } = wallet;
  if (transfer !== null) {
    return (
      <span role="status" className="text-14 text-text-2">
        {t(`open.${transfer.direction}`)} <MoneyText amount={transfer.amount} currency={currency} />
        {' · '}
        {t(`state.${transfer.state}`)}
      </span>
    );
  }
  return isConfirmed ? null : <span className="text-14 text-warn">{t('unconfirmed')}</span>;
}
