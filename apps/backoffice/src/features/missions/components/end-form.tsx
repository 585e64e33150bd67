import { useTranslations } from '@portal/i18n/react';
import type { Endpoint } from '@portal/protocol';
import type { Outcome } from '@portal/protocol/client';
import { Button } from '@portal/ui';
import { ReasonForm } from '../../../shared/reason-form.tsx';
import { useReasonForm } from '../../../shared/use-reason-form.ts';

/** Makes today the last day of a mission or board, with a reason. */
export function EndForm<E extends Endpoint>(props: {
  readonly label: string;
  readonly send: (reason: string) => Promise<Outcome<E>>;
  readonly onDone: () => void;
}) {
  const t = useTranslations('desk-missions.end');
  const form = useReasonForm({
    send: props.send,
    stale: ['missions'],
    done: t('done'),
    onDone: props.onDone,
  });
  return (
    <ReasonForm form={form}>
      <Button type="submit" variant="danger" busy={form.isBusy}>
        {props.label}
      </Button>
    </ReasonForm>
  );
}
