import { useTranslations } from '@portal/i18n/react';
import { Card, Skeleton } from '@portal/ui';
import { useControl } from '../../features/cashier/api/read-reconciliation.ts';
import { BankForm } from '../../features/cashier/components/bank-form.tsx';
import { CaseList } from '../../features/cashier/components/case-list.tsx';
import { ControlFacts } from '../../features/cashier/components/control-facts.tsx';
import { FundsForm } from '../../features/cashier/components/funds-form.tsx';
import { RunForm } from '../../features/cashier/components/run-form.tsx';
import { RunTable } from '../../features/cashier/components/run-table.tsx';
import { FailedBlock } from '../../shared/failed-block.tsx';
import { usePageTitle } from '../../shared/page-title.ts';

export default function ReconciliationPage() {
  const t = useTranslations('desk-control');
  const title = useTranslations('desk-shell.places')('reconciliation');
  const { data, error, refetch } = useControl();
  usePageTitle(title);
  return (
    <section data-ux="BO-19-control" className="grid min-w-0 gap-4">
      <h1 className="m-0 text-24 font-bold">{title}</h1>
      {data === undefined ? (
        error === null ? (
          <div aria-busy="true">
            <Skeleton className="h-40" />
          </div>
        ) : (
          <FailedBlock title={t('failed')} thrown={error} onRetry={() => void refetch()} />
        )
      ) : (
        <>
          <div className="grid gap-4 lg:grid-cols-2">
            <ControlFacts control={data} />
            <FundsForm />
          </div>
          <Card className="grid gap-3 p-4">
            <h2 className="m-0 text-18 font-semibold">{t('statements')}</h2>
            <RunTable />
            {data.providers.length > 0 && <RunForm providers={data.providers} />}
          </Card>
          <Card className="grid gap-3 p-4">
            <h2 className="m-0 text-18 font-semibold">{t('bank.title')}</h2>
            <BankForm />
          </Card>
          <section className="grid gap-3">
            <h2 className="m-0 text-18 font-semibold">{t('differences')}</h2>
            <CaseList />
          </section>
        </>
      )}
    </section>
  );
}
