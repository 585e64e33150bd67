import { useTranslations } from '@portal/i18n/react';
import { type ChatDecision, chatMuteHours } from '@portal/protocol';
import { Button, Field, Form, Select, TextArea, toastDone, useForm } from '@portal/ui';
import { useState } from 'react';
import { queryClient } from '../../../shared/query-client.ts';
import { useDecisionKeys } from '../../../shared/queue/use-decision-keys.ts';
import { useReasonCheck } from '../../../shared/reason-field.tsx';
import { useFormWords } from '../../../shared/use-form-words.ts';
import { useLanding } from '../../../shared/use-landing.ts';
import { decideMessage } from '../api/decide-message.ts';
import type { DeskChatMessage } from '../api/list-chat.ts';
import { chatKeys } from '../chat-keys.ts';

const letters = { dismiss: 'l', remove: 'r', mute: 'm' } as const;
const variants = { dismiss: 'secondary', remove: 'danger', mute: 'danger' } as const;
const hoursPerDay = 24;

/** Leaves a message, takes it away, or mutes its author too. */
export function ChatDecisionForm(props: {
  readonly message: DeskChatMessage;
  readonly onDone: () => void;
}) {
  const { message, onDone } = props;
  const { id, abilities } = message;
  const t = useTranslations('desk-chat');
  const reasonLabel = useTranslations('desk-shell.reason')('label');
  const words = useFormWords();
  const landing = useLanding();
  const [decided, setDecided] = useState<ChatDecision>();
  const form = useForm({
    initial: { reason: '', hours: '24' },
    keptAs: `chat:${id}`,
    checks: { reason: useReasonCheck() },
  });

  async function carryOut(decision: ChatDecision, values: typeof form.values) {
    const reason = values.reason.trim();
    const body =
      decision === 'mute'
        ? { decision, reason, hours: Number(values.hours) }
        : { decision, reason };
    const outcome = await decideMessage({ params: { id }, body });
    // A refusal says that the list is old.
    void queryClient.invalidateQueries({ queryKey: chatKeys.all });
    if (!outcome.ok) {
      return landing(outcome, { shown: ['reason'] });
    }
    toastDone(t(`done.${decision}`));
    onDone();
    return undefined;
  }

  function send(decision: ChatDecision): void {
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
            {t(`act.${decision}`)}
            <kbd aria-hidden="true">{letters[decision].toUpperCase()}</kbd>
          </Button>
        ))}
      >
        <Field label={t('hours.label')}>
          <Select
            {...form.choice('hours')}
            options={chatMuteHours.map((hours) => ({
              value: String(hours),
              label:
                hours < hoursPerDay
                  ? t('hours.one', { hours })
                  : t('hours.days', { days: hours / hoursPerDay }),
            }))}
          />
        </Field>
        <Field label={reasonLabel} hint={t('readHint')} isRequired {...form.field('reason')}>
          <TextArea {...form.text('reason')} maxLength={500} dir="auto" />
        </Field>
      </Form>
    </div>
  );
}
