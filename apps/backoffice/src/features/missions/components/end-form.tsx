import { useTranslations } from '@portal/i18n/react';
import type { Endpoint } from '@portal/protocol';
import type { Outcome } from '@portal/protocol/client';
import { Button, Form, toastDone, useForm } from '@portal/ui';
import { queryClient } from '../../../shared/query-client.ts';
import { ReasonField, useReasonCheck } from '../../../shared/reason-field.tsx';
import { useFormWords } from '../../../shared/use-form-words.ts';
import { useLanding } from '../../../shared/use-landing.ts';

/** Makes today the last day of a mission or board, with a reason. */
export function EndForm<E extends Endpoint>(props: {
  readonly label: string;
  readonly send: (reason: string) => Promise<Outcome<E>>;
  readonly onDone: () => void;
}) {
  const t = useTranslations('desk-missions.end');
  const words = useFormWords();
  const landing = useLanding();
  const form = useForm({
    initial: { reason: '' },
    checks: { reason: useReasonCheck() },
    submit: async ({ reason }) => {
      const outcome = await props.send(reason.trim());
      void queryClient.invalidateQueries({ queryKey: ['missions'] });
      if (!outcome.ok) {
        return landing(outcome, { shown: ['reason'] });
      }
      toastDone(t('done'));
      props.onDone();
      return undefined;
    },
  });
  return (
    <Form
      form={form}
      words={words}
      actions={
        <Button type="submit" variant="danger" busy={form.isBusy}>
          {props.label}
        </Button>
      }
    >
      <ReasonField {...form.field('reason')} input={form.text('reason')} />
    </Form>
  );
}
