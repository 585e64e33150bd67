import { useTranslations } from '@portal/i18n/react';
import { Button, Card, Field, Input, Segmented, Tag } from '@portal/ui';
import { useState } from 'react';
import { Moment, MoneyText } from '../../../shared/money-text.tsx';
import { ReasonForm } from '../../../shared/reason-form.tsx';
import { useReasonForm } from '../../../shared/use-reason-form.ts';
import { closeDifference } from '../api/close-difference.ts';
import { type CaseSearch, type Difference, useCases } from '../api/list-cases.ts';
import { ControlList } from './control-list.tsx';
import { ProviderName } from './provider-name.tsx';

const wholeDay = /^\d{4}-\d{2}-\d{2}$/u;

/** Differences of all days or of one, newest first; each is closed by a word about it. */
export function CaseList() {
  const t = useTranslations('desk-control.cases');
  const [view, setView] = useState<NonNullable<CaseSearch['view']>>('open');
  const [day, setDay] = useState('');
  const query = useCases({ view, ...(wholeDay.test(day) && { day }) });
  const views = [
    { value: 'open', label: t('open') },
    { value: 'closed', label: t('closedOnes') },
  ] as const;
  return (
    <div className="grid min-w-0 gap-3">
      <div className="flex flex-wrap items-end gap-3">
        <Segmented label={t('view')} options={views} value={view} onChange={setView} />
        <Field label={t('day')}>
          <Input
            type="date"
            dir="ltr"
            value={day}
            onChange={({ target }) => setDay(target.value)}
          />
        </Field>
      </div>
      <Cases query={query} />
    </div>
  );
}

function Cases({ query }: { readonly query: ReturnType<typeof useCases> }) {
  const t = useTranslations('desk-control.cases');
  const code = query.data?.pages[0]?.currency ?? '';
  return (
    <ControlList query={query} failed={t('failed')} none={t('none')}>
      {(rows) => (
        <ul className="m-0 grid list-none gap-3 p-0">
          {rows.map((difference) => (
            <li key={difference.id}>
              <Case difference={difference} currency={code} />
            </li>
          ))}
        </ul>
      )}
    </ControlList>
  );
}

function Case(props: { readonly difference: Difference; readonly currency: string }) {
  const { difference, currency } = props;
  const t = useTranslations('desk-control.cases');
  const amount = (value: string | null) =>
    value === null ? '—' : <MoneyText amount={value} currencyCode={currency} />;
  return (
    <Card className="grid gap-2 p-4">
      <p className="m-0 flex flex-wrap items-center gap-2">
        <Tag tone={difference.closedAt === null ? 'bad' : 'neutral'}>
          {t(`kind.${difference.kind}`)}
        </Tag>
        <bdi className="font-semibold">{difference.transaction}</bdi>
        <span className="text-text-2">
          <ProviderName code={difference.provider} /> · <bdi>{difference.day}</bdi> ·{' '}
          <bdi>{difference.reference}</bdi>
        </span>
      </p>
      <p className="m-0 flex flex-wrap gap-4 text-14">
        <span>
          {t('ours')} {amount(difference.ours)}
        </span>
        <span>
          {t('theirs')} {amount(difference.theirs)}
        </span>
        <Moment at={difference.openedAt} />
      </p>
      {difference.statement !== null && (
        <p className="m-0 text-14 text-text-2">
          {t('statement')} {amount(difference.statement.amount)}{' '}
          <Moment at={difference.statement.at} />
        </p>
      )}
      {difference.closedAt === null ? (
        <CloseForm id={difference.id} />
      ) : (
        <p className="m-0 text-14 text-text-2">
          {difference.agrees ? (
            <>
              <span>{t('agreed')}</span> <Moment at={difference.closedAt} />
            </>
          ) : (
            <>
              <bdi>{difference.closedBy}</bdi> <Moment at={difference.closedAt} />{' '}
              <q>{difference.reason}</q>
            </>
          )}
        </p>
      )}
    </Card>
  );
}

function CloseForm({ id }: { readonly id: string }) {
  const t = useTranslations('desk-control.cases');
  const form = useReasonForm({
    send: (reason) => closeDifference({ params: { id }, body: { reason } }),
    stale: [],
    done: t('closed'),
  });
  return (
    <ReasonForm form={form}>
      <Button type="submit" size="small" busy={form.isBusy}>
        {t('close')}
      </Button>
    </ReasonForm>
  );
}
