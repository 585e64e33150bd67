import { useFormats, useTranslations } from '@portal/i18n/react';
import { Button, Dialog, Field, Form, Input, Skeleton, toastDone, useForm } from '@portal/ui';
import { FailedBlock } from '../../../shared/failed-block.tsx';
import { queryClient } from '../../../shared/query-client.ts';
import { ReasonField, useReasonCheck } from '../../../shared/reason-field.tsx';
import { useFormWords } from '../../../shared/use-form-words.ts';
import { useLanding } from '../../../shared/use-landing.ts';
import { useMoneyCall } from '../../../shared/use-money-call.ts';
import { useMemberPoints } from '../api/read-member-points.ts';
import { takePoints } from '../api/take-points.ts';

export interface PointsOwner {
  readonly id: string;
  readonly account: string;
}

interface Draft {
  readonly points: string;
  readonly reason: string;
}

interface TakeProps {
  readonly member: PointsOwner;
  readonly onClose: () => void;
}

type Send = (body: Draft) => ReturnType<typeof takePoints>;

const shown = ['points', 'reason'] as const;

/** Takes points of a member: at once below the ceiling, by a second person above it. */
export function TakePointsDialog(props: TakeProps & { readonly isOpen: boolean }) {
  const t = useTranslations('desk-loyalty.take');
  const ui = useTranslations('ui.dialog');
  // It outlives the form: a try without an answer keeps its key when the dialog opens again.
  const send = useMoneyCall((body: Draft, key) =>
    takePoints({ params: { id: props.member.id }, body, key }),
  );
  return (
    <Dialog
      ux="BO-16-take-points"
      isOpen={props.isOpen}
      onClose={props.onClose}
      kind="form"
      title={t('title', { account: props.member.account })}
      closeLabel={ui('close')}
    >
      <TakeForm {...props} send={send} />
    </Dialog>
  );
}

function TakeForm({ member, send, onClose }: TakeProps & { readonly send: Send }) {
  const t = useTranslations('desk-loyalty.take');
  const common = useTranslations('common.actions');
  const words = useFormWords();
  const landing = useLanding();
  const form = useForm<Draft>({
    initial: { points: '', reason: '' },
    keptAs: `take-points:${member.id}`,
    checks: {
      points: (text) => (/^[1-9]\d{0,11}$/u.test(text.trim()) ? undefined : t('pointsWrong')),
      reason: useReasonCheck(),
    },
    submit: async ({ points, reason }) => {
      const outcome = await send({ points: points.trim(), reason: reason.trim() });
      if (!outcome.ok) {
        return landing(outcome, { shown });
      }
      const { taken, owed } = outcome.value;
      toastDone(outcome.value.outcome === 'taken' ? t('done', { taken, owed }) : t('waiting'));
      // Trail and queue of the desk are older than this.
      void queryClient.invalidateQueries();
      onClose();
      return undefined;
    },
  });
  return (
    <Form
      form={form}
      words={words}
      actions={
        <>
          <Button onClick={onClose}>{common('cancel')}</Button>
          <Button type="submit" variant="primary" busy={form.isBusy}>
            {t('submit')}
          </Button>
        </>
      }
    >
      <p className="m-0 text-text-2">{t('lead')}</p>
      <PointsNow id={member.id} />
      <Field label={t('points')} isRequired {...form.field('points')}>
        <Input {...form.text('points')} inputMode="numeric" dir="ltr" maxLength={12} />
      </Field>
      <ReasonField {...form.field('reason')} input={form.text('reason')} />
    </Form>
  );
}

/** What there is to take, and what the next points pay already. */
function PointsNow({ id }: { readonly id: string }) {
  const t = useTranslations('desk-loyalty.take');
  const formats = useFormats();
  const { data, error, refetch } = useMemberPoints(id);
  if (data === undefined) {
    return error === null ? (
      <Skeleton height="1.5rem" />
    ) : (
      <FailedBlock thrown={error} title={t('nowFailed')} onRetry={() => void refetch()} />
    );
  }
  const points = formats.count(BigInt(data.points));
  return <p className="m-0">{t('now', { points, owed: formats.count(BigInt(data.owed)) })}</p>;
}
