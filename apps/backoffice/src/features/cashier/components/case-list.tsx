import { useTranslations } from '@portal/i18n/react';
import { Button, Card, Form, Tag, toastDone, useForm } from '@portal/ui';
import { Moment, MoneyText } from '../../../shared/money-text.tsx';
import { queryClient } from '../../../shared/query-client.ts';
import { ReasonField, useReasonCheck } from '../../../shared/reason-field.tsx';
import { useFormWords } from '../../../shared/use-form-words.ts';
import { useLanding } from '../../../shared/use-landing.ts';
import { closeDifference } from '../api/close-difference.ts';
import type { Control, Difference } from '../api/read-reconciliation.ts';

const shown = ['reason'] as const;

/** Every difference that was found, open ones first; each is closed by a word about it. */
export function CaseList({ control }: { readonly control: Control }) {
  const t = useTranslations('desk-control.cases');
  return control.cases.length === 0 ? (
    <p className="m-0 text-text-2">{t('none')}</p>
  ) : (
    <ul className="m-0 grid list-none gap-3 p-0">
      {control.cases.map((difference) => (
        <li key={difference.id}>
          <Case difference={difference} currency={control.currency} />
        </li>
      ))}
    </ul>
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
          <bdi>{difference.provider}</bdi> · <bdi>{difference.day}</bdi> ·{' '}
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
      {difference.closedAt === null ? (
        <CloseForm id={difference.id} />
      ) : (
        <p className="m-0 text-14 text-text-2">
          <bdi>{difference.closedBy}</bdi> <Moment at={difference.closedAt} />{' '}
          <q>{difference.reason}</q>
        </p>
      )}
    </Card>
  );
}

function CloseForm({ id }: { readonly id: string }) {
  const t = useTranslations('desk-control.cases');
  const words = useFormWords();
  const landing = useLanding();
  const reasonCheck = useReasonCheck();
  const form = useForm({
    initial: { reason: '' },
    checks: { reason: reasonCheck },
    submit: async ({ reason }) => {
      const outcome = await closeDifference({ params: { id }, body: { reason: reason.trim() } });
      void queryClient.invalidateQueries();
      if (!outcome.ok) {
        return landing(outcome, { shown });
      }
      toastDone(t('closed'));
      return undefined;
    },
  });
  return (
    <Form
      form={form}
      words={words}
      actions={
        <Button type="submit" size="small" busy={form.isBusy}>
          {t('close')}
        </Button>
      }
    >
      <ReasonField {...form.field('reason')} input={form.text('reason')} />
    </Form>
  );
}
