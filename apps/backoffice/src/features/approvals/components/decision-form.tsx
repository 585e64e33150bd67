import { useTranslations } from '@portal/i18n/react';
import { useForm } from '@portal/ui';
import type { ReactNode } from 'react';
import { DecisionFrame } from '../../../shared/queue/decision-frame.tsx';
import { ReasonField, useReasonCheck } from '../../../shared/reason-field.tsx';
import { useMoneyCall } from '../../../shared/use-money-call.ts';
import { approveRequest } from '../api/approve-request.ts';
import type { Approval } from '../api/list-approvals.ts';
import { refuseRequest } from '../api/refuse-request.ts';
import { withdrawRequest } from '../api/withdraw-request.ts';

type Decision = Approval['abilities'][number];

const letters = { approve: 'a', refuse: 'r', withdraw: 'w' } as const;
const variants = { approve: 'primary', refuse: 'danger', withdraw: 'secondary' } as const;

/**
 * What this operator may decide about the request, with a reason for the trail: a form around all
 * that decides, so that its buttons stay in view.
 */
export function DecisionForm(props: {
  readonly approval: Approval;
  readonly onDone: () => void;
  /** All that decides, above the fields. */
  readonly children: ReactNode;
}) {
  const { approval, onDone } = props;
  const t = useTranslations('desk-approvals');
  const reasonCheck = useReasonCheck();
  const approve = useMoneyCall((body: { readonly reason: string }, key) =>
    approveRequest({ params: { id: approval.id }, body, key }),
  );
  const form = useForm({
    initial: { reason: '' },
    keptAs: `decide:${approval.id}`,
    checks: { reason: reasonCheck },
  });

  function send(decision: Decision, { reason }: typeof form.values) {
    const body = { reason: reason.trim() };
    const input = { params: { id: approval.id }, body };
    return decision === 'approve'
      ? approve(body)
      : (decision === 'refuse' ? refuseRequest : withdrawRequest)(input);
  }

  const body = (
    <div className="grid gap-4 pb-2">
      {props.children}
      {approval.isOwn && approval.state === 'waiting' && (
        <p className="m-0 text-text-2">{t('ownText')}</p>
      )}
      {approval.isSamePerson && approval.state === 'waiting' && (
        <p className="m-0 text-text-2">{t('samePersonText')}</p>
      )}
    </div>
  );
  return approval.abilities.length === 0 ? (
    body
  ) : (
    <DecisionFrame
      form={form}
      offered={approval.abilities}
      letters={letters}
      variants={variants}
      label={(decision) => t(`decision.${decision}`)}
      send={send}
      shown={['reason']}
      done={(decision) => t(`done.${decision}`)}
      onDone={onDone}
      renderChosen={(decision) => (
        <p role="status" className="m-0 text-13 text-text-2">
          {t('hint', { decision: t(`decision.${decision}`) })}
        </p>
      )}
    >
      {body}
      <ReasonField {...form.field('reason')} input={form.text('reason')} />
    </DecisionFrame>
  );
}
