import { useTranslations } from '@portal/i18n/react';
import { type CareOutcome, careOutcomes } from '@portal/protocol';
import { Button, Field, Form, Select, TextArea, toastDone, useForm } from '@portal/ui';
import { queryClient } from '../../../shared/query-client.ts';
import { useDecisionKeys } from '../../../shared/queue/use-decision-keys.ts';
import { useReasonCheck } from '../../../shared/reason-field.tsx';
import { useFormWords } from '../../../shared/use-form-words.ts';
import { useLanding } from '../../../shared/use-landing.ts';
import { closeCase } from '../api/close-case.ts';
import type { CareCase } from '../api/list-cases.ts';
import { careKeys } from '../care-keys.ts';

/** Not C, which takes a thing everywhere else: a habit must not close a case. */
const letters = { close: 'e' } as const;

interface Values {
  readonly reason: string;
  readonly outcome: CareOutcome;
}

/** Ends a case with what came of it, and why. */
export function CaseClosing(props: { readonly row: CareCase; readonly onDone: () => void }) {
  const { row, onDone } = props;
  const t = useTranslations('desk-care');
  const words = useFormWords();
  const landing = useLanding();
  const reasonCheck = useReasonCheck();
  const form = useForm<Values>({
    initial: { reason: '', outcome: 'spoken' },
    keptAs: `care:${row.id}`,
    checks: { reason: reasonCheck },
  });

  async function carryOut({ reason, outcome }: Values) {
    const answer = await closeCase(row.id, { outcome, reason: reason.trim() });
    // A refusal says that the list is old.
    void queryClient.invalidateQueries({ queryKey: careKeys.all });
    if (!answer.ok) {
      return landing(answer, { shown: ['reason'] });
    }
    toastDone(t('done'));
    onDone();
    return undefined;
  }

  const send = () => void form.send(carryOut);
  const { place } = useDecisionKeys({ letters, offered: row.abilities, onDecide: send });
  return (
    <div ref={place}>
      <Form
        form={form}
        words={words}
        actions={
          <Button variant="primary" busy={form.isBusy} onClick={send}>
            {t('close')}
            <kbd aria-hidden="true">E</kbd>
          </Button>
        }
      >
        <Field label={t('outcomeLabel')}>
          <Select
            {...form.choice('outcome')}
            options={careOutcomes.map((value) => ({ value, label: t(`outcome.${value}`) }))}
          />
        </Field>
        <Field label={t('reason')} hint={t('hint')} isRequired {...form.field('reason')}>
          <TextArea {...form.text('reason')} maxLength={500} dir="auto" />
        </Field>
      </Form>
    </div>
  );
}
