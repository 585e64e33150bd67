import { useTranslations } from '@portal/i18n/react';
import { useForm } from '@portal/ui';
import { DecisionFrame } from '../../../shared/queue/decision-frame.tsx';
import { ReasonField, useReasonCheck } from '../../../shared/reason-field.tsx';
import { sendPersonDecision } from '../api/decide-person-case.ts';
import type { WholePersonCase } from '../api/read-person-case.ts';
import { personKeys } from '../person-keys.ts';

const letters = { claim: 'c', same: 's', different: 'd' } as const;
const variants = { claim: 'secondary', same: 'danger', different: 'primary' } as const;

/** Takes the pair, or says with a reason whether it is one person. */
export function PersonDecision(props: {
  readonly pair: WholePersonCase;
  readonly onDone: () => void;
}) {
  const { pair, onDone } = props;
  const { id, abilities, stopped } = pair;
  const t = useTranslations('desk-persons');
  const reasonCheck = useReasonCheck();
  const isByTwo = pair.stops.some(({ cause }) => cause === 'person');
  const isFirst = isByTwo && pair.lift === null;
  const form = useForm<{ readonly reason: string }>({
    initial: { reason: '' },
    keptAs: `persons:${id}`,
    checks: { reason: reasonCheck },
  });
  return (
    <DecisionFrame
      form={form}
      offered={abilities}
      letters={letters}
      variants={variants}
      label={(decision) => t(`decision.${decision}`)}
      send={(decision, { reason }) => sendPersonDecision(id, { decision, reason: reason.trim() })}
      stale={personKeys.all}
      shown={['reason']}
      done={(decision) => t(`done.${decision === 'different' && isFirst ? 'asked' : decision}`)}
      onDone={(decision) => decision !== 'claim' && onDone()}
    >
      <p className="m-0 text-14 text-text-2">{t('about', { account: pair[stopped].account })}</p>
      {isByTwo && <p className="m-0 text-14 text-text-2">{t('liftByTwo')}</p>}
      <ReasonField {...form.field('reason')} input={form.text('reason')} />
    </DecisionFrame>
  );
}
