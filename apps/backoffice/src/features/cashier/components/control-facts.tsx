import { useTranslations } from '@portal/i18n/react';
import { Button, Card, Tag, toastDone, toastFailed } from '@portal/ui';
import { useState } from 'react';
import { Facts } from '../../../shared/detail-page.tsx';
import { useFailureText } from '../../../shared/failure-text.ts';
import { Moment, MoneyText } from '../../../shared/money-text.tsx';
import { queryClient } from '../../../shared/query-client.ts';
import { useAccountFaults } from '../api/list-account-faults.ts';
import type { Control } from '../api/read-reconciliation.ts';
import { runTrialBalance } from '../api/run-trial-balance.ts';
import { ControlList } from './control-list.tsx';

/** The books at the last hour: whether they come to zero, and what belongs to members. */
export function ControlFacts({ control }: { readonly control: Control }) {
  const t = useTranslations('desk-control');
  const failureText = useFailureText();
  const [isBusy, setBusy] = useState(false);
  const { trial, currency, protectedFunds, shortfall } = control;
  const money = (amount: string) => <MoneyText amount={amount} currencyCode={currency} />;
  async function run(): Promise<void> {
    setBusy(true);
    const outcome = await runTrialBalance();
    setBusy(false);
    void queryClient.invalidateQueries();
    if (outcome.ok) {
      toastDone(t('summed'));
    } else {
      toastFailed(failureText(outcome));
    }
  }
  const facts =
    trial === null
      ? []
      : [
          { label: t('facts.at'), value: <Moment at={trial.at} /> },
          { label: t('facts.sum'), value: money(trial.sum) },
          { label: t('facts.members'), value: money(trial.members) },
          { label: t('facts.pending'), value: money(trial.pendingWithdrawals) },
          { label: t('facts.openStakes'), value: money(trial.openStakes) },
          { label: t('facts.suspense'), value: money(trial.suspense) },
          { label: t('facts.promised'), value: money(trial.promised) },
          { label: t('facts.owed'), value: money(trial.owed) },
          {
            label: t('facts.protected'),
            value: protectedFunds === null ? t('facts.unsaid') : money(protectedFunds),
          },
          {
            label: t('facts.shortfall'),
            // Without the protected funds nobody knows it; nothing missing is another word (R23).
            value: protectedFunds === null ? t('facts.unknown') : money(shortfall),
          },
        ];
  const isShort = !/^[0.]+$/u.test(shortfall);
  return (
    <Card className="grid content-start gap-3 p-4">
      <h2 className="m-0 flex flex-wrap items-center gap-2 text-18 font-semibold">
        {t('trial')}
        <Standing {...control} />
        {isShort && <Tag tone="bad">{t('short')}</Tag>}
      </h2>
      {trial === null ? <p className="m-0 text-text-2">{t('noTrial')}</p> : <Facts facts={facts} />}
      <AccountFaults />
      <Button busy={isBusy} onClick={() => void run()}>
        {t('sumNow')}
      </Button>
    </Card>
  );
}

/** Books that nobody summed say nothing yet about payouts. */
function Standing({ trial, payoutsStoppedAt }: Control) {
  const t = useTranslations('desk-control');
  if (payoutsStoppedAt !== null) {
    return <Tag tone="bad">{t('payoutsStopped')}</Tag>;
  }
  return trial === null ? (
    <Tag tone="neutral">{t('notSummed')}</Tag>
  ) : (
    <Tag tone="ok">{t('payoutsGo')}</Tag>
  );
}

/** By name, so that somebody can look at what happened there; nothing while none differs. */
function AccountFaults() {
  const t = useTranslations('desk-control.faults');
  return (
    <ControlList query={useAccountFaults()} failed={t('failed')}>
      {(faults) => (
        <section className="grid gap-2">
          <h3 className="m-0 text-16 font-semibold">{t('title')}</h3>
          <ul className="m-0 grid list-none gap-2 p-0">
            {faults.map(({ account, currency, stored, lines, foundAt }) => (
              <li key={`${account} ${currency}`} className="grid gap-1">
                <span className="font-mono text-14 break-all">{account}</span>
                <span className="flex flex-wrap gap-x-3 text-14 text-text-2">
                  <span>
                    {t('stored')} <MoneyText amount={stored} currencyCode={currency} />
                  </span>
                  <span>
                    {t('lines')} <MoneyText amount={lines} currencyCode={currency} />
                  </span>
                  <span>
                    {t('found')} <Moment at={foundAt} />
                  </span>
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </ControlList>
  );
}
