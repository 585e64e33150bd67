import { useTranslations } from '@portal/i18n/react';
import { useForm } from '@portal/ui';
import type { ReactNode } from 'react';
import { DecisionFrame } from '../../../shared/queue/decision-frame.tsx';
import { ReasonField, useReasonCheck } from '../../../shared/reason-field.tsx';
import { useMoneyCall } from '../../../shared/use-money-call.ts';
import { approveApplication } from '../api/approve-application.ts';
import type { Application } from '../api/list-applications.ts';
import { refuseApplication } from '../api/refuse-application.ts';
import { promotionKeys } from '../promotion-keys.ts';

const letters = { approve: 'a', refuse: 'r' } as const;
const variants = { approve: 'primary', refuse: 'danger' } as const;

interface Reason {
  readonly reason: string;
}

/** Credits or refuses what was applied for; the member reads the reason of a refusal. */
export function ApplicationDecision(props: {
  readonly application: Application;
  readonly onDone: () => void;
  /** All that decides, above the field: the form goes around it, so its buttons stay in view. */
  readonly children: ReactNode;
}) {
  const { application, onDone } = props;
  const { id, abilities } = application;
  const t = useTranslations('desk-promotions.applications');
  const approve = useMoneyCall((body: Reason, key) =>
    approveApplication({ params: { id }, body, key }),
  );
  const refuse = useMoneyCall((body: Reason, key) =>
    refuseApplication({ params: { id }, body, key }),
  );
  const form = useForm({
    initial: { reason: '' },
    keptAs: `application:${id}`,
    checks: { reason: useReasonCheck() },
  });

  return (
    <DecisionFrame
      form={form}
      offered={abilities}
      letters={letters}
      variants={variants}
      label={t}
      send={(decision, values) =>
        (decision === 'approve' ? approve : refuse)({ reason: values.reason.trim() })
      }
      stale={promotionKeys.all}
      shown={['reason']}
      done={(decision, { value }) => t(`done.${value.approvalId === null ? decision : 'second'}`)}
      onDone={onDone}
    >
      {props.children}
      <ReasonField hint={t('readHint')} {...form.field('reason')} input={form.text('reason')} />
    </DecisionFrame>
  );
}
