import { useTranslations } from '@portal/i18n/react';
import { Button, Card, Tag } from '@portal/ui';
import { useState } from 'react';
import { FailedBlock } from '../../../shared/failed-block.tsx';
import { StillLoading } from '../../../shared/still-loading.tsx';
import { type FactorPolicy, useFactorPolicy } from '../api/read-factor-policy.ts';
import { PolicyDialog } from './policy-dialog.tsx';

const duties = ['staff', 'agents'] as const;

/** Of whom the site wants a second factor, and the way to change it (R67). */
export function PolicyCard({ isBare }: { readonly isBare: boolean }) {
  const t = useTranslations('desk-operators.policy');
  const { data, error, refetch } = useFactorPolicy();
  return (
    <Card className="grid gap-3" data-ux="BO-21-policy" aria-busy={data === undefined}>
      <h2 className="m-0 text-18 font-semibold">{t('title')}</h2>
      {data !== undefined && <Duties policy={data} isBare={isBare} />}
      {data === undefined && error !== null && (
        <FailedBlock thrown={error} title={t('failed')} onRetry={() => void refetch()} />
      )}
      {data === undefined && error === null && <StillLoading />}
    </Card>
  );
}

function Duties(props: { readonly policy: FactorPolicy; readonly isBare: boolean }) {
  const t = useTranslations('desk-operators.policy');
  const [isOpen, setOpen] = useState(false);
  const { policy, isBare } = props;
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      {duties.map((duty) => (
        <span key={duty} className="inline-flex items-center gap-2">
          {t(`who.${duty}`)}
          <Tag tone={policy[duty] ? 'ok' : 'warn'}>{t(policy[duty] ? 'on' : 'off')}</Tag>
        </span>
      ))}
      {policy.abilities.length > 0 && <Button onClick={() => setOpen(true)}>{t('change')}</Button>}
      {isOpen && <PolicyDialog policy={policy} isBare={isBare} onClose={() => setOpen(false)} />}
    </div>
  );
}
