import { useTranslations } from '@portal/i18n/react';
import { Button, Field, Form, TextArea, toastDone, useForm } from '@portal/ui';
import { useState } from 'react';
import { queryClient } from '../../../shared/query-client.ts';
import { useDecisionKeys } from '../../../shared/queue/use-decision-keys.ts';
import { useReasonCheck } from '../../../shared/reason-field.tsx';
import { useFormWords } from '../../../shared/use-form-words.ts';
import { useLanding } from '../../../shared/use-landing.ts';
import { useMoneyCall } from '../../../shared/use-money-call.ts';
import { approveApplication } from '../api/approve-application.ts';
import type { Application } from '../api/list-applications.ts';
import { refuseApplication } from '../api/refuse-application.ts';
import { promotionKeys } from '../promotion-keys.ts';

type Decision = Application['abilities'][number];

const letters = { approve: 'a', refuse: 'r' } as const;
const variants = { approve: 'primary', refuse: 'danger' } as const;

interface Reason {
  readonly reason: string;
}

/** Credits or refuses what was applied for; the member reads the reason of a refusal. */
export function ApplicationDecision(props: {
  readonly application: Application;
  readonly onDone: () => void;
}) {
  const { application, onDone } = props;
  const { id, abilities } = application;
  const t = useTranslations('desk-promotions.applications');
  const reasonLabel = useTranslations('desk-shell.reason')('label');
  const words = useFormWords();
  const landing = useLanding();
  const approve = useMoneyCall((body: Reason, key) =>
    approveApplication({ params: { id }, body, key }),
  );
  const refuse = useMoneyCall((body: Reason, key) =>
    refuseApplication({ params: { id }, body, key }),
  );
  const [decided, setDecided] = useState<Decision>();
  const form = useForm({
    initial: { reason: '' },
    keptAs: `application:${id}`,
    checks: { reason: useReasonCheck() },
  });

  function send(decision: Decision): void {
    setDecided(decision);
    void form.send(async (values) => {
      const reason = values.reason.trim();
      const outcome = await (decision === 'approve' ? approve({ reason }) : refuse({ reason }));
      // A refusal says that the list is old.
      void queryClient.invalidateQueries({ queryKey: promotionKeys.all });
      if (!outcome.ok) {
        return landing(outcome, { shown: ['reason'] });
      }
      toastDone(t(`done.${decision}`));
      onDone();
      return undefined;
    });
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
        <Field label={reasonLabel} hint={t('readHint')} isRequired {...form.field('reason')}>
          <TextArea {...form.text('reason')} maxLength={500} dir="auto" />
        </Field>
      </Form>
    </div>
  );
}
