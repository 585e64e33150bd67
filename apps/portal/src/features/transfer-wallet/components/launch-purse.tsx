import { useTranslations } from '@portal/i18n/react';
import { Button, Card, toastDone, toastFailed } from '@portal/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useFailureText } from '../../../shared/client/failure-text.ts';
import { moneyMoved } from '../../../shared/money/money-moved.ts';
import { MoneyText, useMoneyLine } from '../../../shared/money/money-text.tsx';
import { useMoneyCall } from '../../../shared/money/use-money-call.ts';
import { createWalletTransfer } from '../../../shared/purses/api/create-wallet-transfer.ts';
import { useSingleWallet } from '../../../shared/purses/api/read-merchant-wallet.ts';
import {
  type VendorWallet,
  type VendorWallets,
  vendorWalletsQuery,
} from '../../../shared/purses/api/read-vendor-wallets.ts';
import { purseKeys } from '../../../shared/purses/purse-keys.ts';
import { AutoMove } from './auto-move.tsx';
import { LaunchMoney, type Launched } from './launch-money.tsx';
import { hasMoney } from '../../../shared/purses/use-collect.ts';

/** The purse of the vendor whose game was opened; nothing where the wallet pays for it. */
export function LaunchPurse(props: Pick<Launched, 'money'> & { readonly vendorCode: string }) {
  const isSingle = useSingleWallet();
  const { data } = useQuery({ ...vendorWalletsQuery, enabled: !isSingle });
  const wallet = data?.wallets.find(({ vendorCode: code }) => code === props.vendorCode);
  return data === undefined || wallet === undefined ? null : (
    <Purse wallets={data} wallet={wallet} money={props.money} />
  );
}

/** Fills the purse for the game, and empties it when the player goes back. */
function Purse(
  props: Pick<Launched, 'money'> & {
    readonly wallets: VendorWallets;
    readonly wallet: VendorWallet;
  },
) {
  const { cash, currency } = props.wallets;
  const { vendorCode, name, balance, transfer, isOpen } = props.wallet;
  const t = useTranslations('transfer-wallet');
  const line = useMoneyLine();
  const failureText = useFailureText();
  const queries = useQueryClient();
  const send = useMoneyCall((body: { direction: 'in' | 'out'; amount: string }, key) =>
    createWalletTransfer({ body: { vendorCode, ...body }, key }),
  );
  const move = async (direction: 'in' | 'out', amount: string): Promise<void> => {
    const outcome = await send({ direction, amount });
    void queries.invalidateQueries({ queryKey: purseKeys.all });
    moneyMoved(queries);
    if (outcome.ok) {
      toastDone(t(`sent.${direction}`, { amount: line(amount, currency), vendor: name }));
    } else {
      toastFailed(failureText(outcome));
    }
  };
  // What was won since the balance was read stays with the vendor, so it is asked for once more.
  const goBack = useEffectEvent(async () => {
    const now = await queries.query(vendorWalletsQuery).catch(() => undefined);
    const purse = now?.wallets.find(({ vendorCode: code }) => code === vendorCode);
    if (purse !== undefined && purse.transfer === null && hasMoney(purse)) {
      await move('out', purse.balance);
    }
  });
  useEffect(
    () => () => {
      void goBack();
    },
    [],
  );
  return (
    <Card className="mx-auto mb-4 grid max-w-96 gap-3 p-4 text-start">
      <dl className="m-0 grid gap-1">
        <div className="flex justify-between gap-3">
          <dt className="text-text-2">{t('main')}</dt>
          <dd className="m-0">
            <MoneyText amount={cash} currency={currency} />
          </dd>
        </div>
        <div className="flex justify-between gap-3">
          <dt className="text-text-2">
            <bdi>{name}</bdi>
          </dt>
          <dd className="m-0 font-semibold">
            <MoneyText amount={balance} currency={currency} />
          </dd>
        </div>
      </dl>
      <LaunchMoney money={props.money} />
      {transfer === null ? (
        <div className="flex flex-wrap gap-2">
          <Button
            variant="primary"
            disabled={!isOpen || !hasMoney({ balance: cash })}
            onClick={() => void move('in', cash)}
          >
            {t('fill', { amount: line(cash, currency) })}
          </Button>
          <Button disabled={!hasMoney({ balance })} onClick={() => void move('out', balance)}>
            {t('collect')}
          </Button>
        </div>
      ) : (
        <p role="status" className="m-0 text-14 text-text-2">
          {t(`open.${transfer.direction}`)}{' '}
          <MoneyText amount={transfer.amount} currency={currency} />
          {' · '}
          {t(`state.${transfer.state}`)}
        </p>
      )}
      <AutoMove />
      <p className="m-0 text-14 text-text-2">{t('backOnLeave')}</p>
    </Card>
  );
}
