import { useTranslations } from '@portal/i18n/react';
import { Button, Card, Tag, type Tone } from '@portal/ui';
import { useState } from 'react';
import { FailedBlock } from '../../../shared/failed-block.tsx';
import { Moment } from '../../../shared/money-text.tsx';
import { type SitePlan, useSitePlans } from '../api/list-site-plans.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { SectionNames } from './version-columns.tsx';

const tones: Readonly<Record<SitePlan['state'], Tone>> = {
  waiting: 'warn',
  done: 'ok',
  cancelled: 'neutral',
  overtaken: 'bad',
  unfit: 'bad',
};

/** How many of those that are over stand below the waiting ones. */
const mostOver = 5;

/** Changes that wait for their moment, and what became of the last ones. */
export function PlanList() {
  const t = useTranslations('desk-versions.plans');
  const plans = useSitePlans();
  const [cancelled, setCancelled] = useState<SitePlan>();
  if (plans.data === undefined) {
    return (
      plans.error !== null && (
        <FailedBlock
          thrown={plans.error}
          title={t('failed')}
          onRetry={() => void plans.refetch()}
        />
      )
    );
  }
  const over = plans.data.list.filter(({ state }) => state !== 'waiting').slice(0, mostOver);
  const shown = [...plans.data.list.filter(({ state }) => state === 'waiting'), ...over];
  return (
    <Card className="grid gap-3 p-5">
      <h2 className="text-18 font-semibold">{t('title')}</h2>
      {shown.length === 0 && <p className="m-0 text-text-2">{t('none')}</p>}
      <ul className="m-0 grid list-none gap-3 p-0" data-ux="BO-12-plans">
        {shown.map((plan) => (
          <Plan key={plan.id} plan={plan} onCancel={() => setCancelled(plan)} />
        ))}
      </ul>
      {cancelled !== undefined && (
        <CancelDialog plan={cancelled} onClose={() => setCancelled(undefined)} />
      )}
    </Card>
  );
}

function Plan(props: { readonly plan: SitePlan; readonly onCancel: () => void }) {
  const t = useTranslations('desk-versions.plans');
  const { plan, onCancel } = props;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-3">
      <Tag tone={tones[plan.state]}>{t(`state.${plan.state}`)}</Tag>
      <SectionNames sections={plan.sections} restoredFrom={plan.restoredFrom} />
      <Moment at={plan.dueAt} />
      <span className="min-w-0 text-14 wrap-anywhere text-text-2">
        <bdi>{plan.author}</bdi>: <bdi>{plan.reason}</bdi>
      </span>
      {plan.abilities.includes('cancel') && (
        <Button className="ms-auto" onClick={onCancel}>
          {t('cancel')}
        </Button>
      )}
    </li>
  );
}
