import { useTranslations } from '@portal/i18n/react';
import { type KycRejection, kycRejections } from '@portal/protocol';
import { Button, Field, Form, Select, TextArea, toastDone, useForm } from '@portal/ui';
import { useState } from 'react';
import { queryClient } from '../../../shared/query-client.ts';
import { useDecisionKeys } from '../../../shared/queue/use-decision-keys.ts';
import { useReasonCheck } from '../../../shared/reason-field.tsx';
import { useFormWords } from '../../../shared/use-form-words.ts';
import { useLanding } from '../../../shared/use-landing.ts';
import { type Decision, decideCase } from '../api/decide-case.ts';
import type { WholeCase } from '../api/read-case.ts';
import { kycKeys } from '../kyc-keys.ts';

const letters = { claim: 'c', approve: 'a', reject: 'r' } as const;
const variants = { claim: 'secondary', approve: 'primary', reject: 'danger' } as const;

interface Values {
  readonly reason: string;
  readonly rejection: KycRejection;
}

/** Takes the papers, accepts them or not; the member reads why not. */
export function CaseDecision(props: { readonly papers: WholeCase; readonly onDone: () => void }) {
  const { papers, onDone } = props;
  const { id, abilities } = papers;
  const t = useTranslations('desk-kyc');
  const reasonLabel = useTranslations('desk-shell.reason')('label');
  const words = useFormWords();
  const landing = useLanding();
  const [decided, setDecided] = useState<Decision>();
  const reasonCheck = useReasonCheck();
  const form = useForm<Values>({
    initial: { reason: '', rejection: 'unreadable' },
    keptAs: `papers:${id}`,
    checks: { reason: reasonCheck },
  });

  async function carryOut(decision: Decision, { reason, rejection }: Values) {
    const outcome = await decideCase(id, { decision, rejection, reason: reason.trim() });
    // A refusal says that the list is old.
    void queryClient.invalidateQueries({ queryKey: kycKeys.all });
    if (!outcome.ok) {
      return landing(outcome, { shown: ['reason'] });
    }
    toastDone(t(`done.${decision}`));
    if (decision !== 'claim') {
      onDone();
    }
    return undefined;
  }

  function send(decision: Decision): void {
    setDecided(decision);
    void form.send((values) => carryOut(decision, values));
  }
  const { place } = useDecisionKeys({ letters, offered: abilities, onDecide: send });

  return (
    <div ref={place}>
      <Form
        form={form}
        words={words}
        actions={abilities.map((decision) => (
          <Button
            key={decision}
            variant={variants[decision]}
            busy={form.isBusy && decided === decision}
            disabled={form.isBusy && decided !== decision}
            onClick={() => send(decision)}
          >
            {t(decision)}
            <kbd aria-hidden="true">{letters[decision].toUpperCase()}</kbd>
          </Button>
        ))}
      >
        <Field label={t('rejectionLabel')}>
          <Select
            {...form.choice('rejection')}
            options={kycRejections.map((value) => ({ value, label: t(`rejection.${value}`) }))}
          />
        </Field>
        <Field label={reasonLabel} hint={t('readHint')} isRequired {...form.field('reason')}>
          <TextArea {...form.text('reason')} maxLength={500} dir="auto" />
        </Field>
      </Form>
    </div>
  );
}
