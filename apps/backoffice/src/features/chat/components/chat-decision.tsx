import { useTranslations } from '@portal/i18n/react';
import { type ChatDecision, chatMuteHours } from '@portal/protocol';
import { Field, Select, useForm } from '@portal/ui';
import { DecisionFrame } from '../../../shared/queue/decision-frame.tsx';
import { ReasonField, useReasonCheck } from '../../../shared/reason-field.tsx';
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
  const form = useForm({
    initial: { reason: '', hours: '24' },
    keptAs: `chat:${id}`,
    checks: { reason: useReasonCheck() },
  });

  function send(decision: ChatDecision, values: typeof form.values) {
    const reason = values.reason.trim();
    const body =
      decision === 'mute'
        ? { decision, reason, hours: Number(values.hours) }
        : { decision, reason };
    return decideMessage({ params: { id }, body });
  }

  return (
    <DecisionFrame
      form={form}
      offered={abilities}
      letters={letters}
      variants={variants}
      label={(decision) => t(`act.${decision}`)}
      send={send}
      stale={chatKeys.all}
      shown={['reason']}
      done={(decision) => t(`done.${decision}`)}
      onDone={onDone}
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
      <ReasonField hint={t('readHint')} {...form.field('reason')} input={form.text('reason')} />
    </DecisionFrame>
  );
}
