import { useTranslations } from '@portal/i18n/react';
import { Field, Input, TextArea, useForm } from '@portal/ui';
import type { ReactNode } from 'react';
import { DecisionFrame } from '../../../shared/queue/decision-frame.tsx';
import { useReasonCheck } from '../../../shared/reason-field.tsx';
import { useMoneyCall } from '../../../shared/use-money-call.ts';
import { approveRedeem } from '../api/approve-redeem.ts';
import type { QueuedRedeem } from '../api/list-redeem-queue.ts';
import { rejectRedeem } from '../api/reject-redeem.ts';

const letters = { approve: 'a', reject: 'r' } as const;
const variants = { approve: 'primary', reject: 'danger' } as const;

interface Remark {
  readonly remark: string;
}

/** Approves or rejects the order; the member reads the remark, and the trail keeps it. */
export function RedeemDecision(props: {
  readonly order: QueuedRedeem;
  readonly onDone: () => void;
  /** All that decides, above the fields: the form goes around it, so its buttons stay in view. */
  readonly children: ReactNode;
}) {
  const { order, onDone } = props;
  const t = useTranslations('desk-loyalty.decide');
  const params = { id: order.id };
  const approve = useMoneyCall((body: Remark & { readonly trackingNo?: string }, key) =>
    approveRedeem({ params, body, key }),
  );
  const reject = useMoneyCall((body: Remark, key) => rejectRedeem({ params, body, key }));
  const form = useForm({
    initial: { remark: '', trackingNo: '' },
    keptAs: `redeem:${order.id}`,
    checks: { remark: useReasonCheck() },
  });

  return (
    <DecisionFrame
      form={form}
      offered={order.abilities.filter((ability) => ability !== 'ship')}
      letters={letters}
      variants={variants}
      label={t}
      send={(decision, values) => {
        const remark = values.remark.trim();
        const trackingNo = values.trackingNo.trim();
        return decision === 'reject'
          ? reject({ remark })
          : approve({ remark, ...(trackingNo !== '' && { trackingNo }) });
      }}
      stale={['points']}
      shown={['remark', 'trackingNo']}
      done={(decision) => t(`done.${decision}`)}
      onDone={onDone}
    >
      {props.children}
      {order.type === 'PHYSICAL' && (
        <Field label={t('tracking')} {...form.field('trackingNo')}>
          <Input {...form.text('trackingNo')} maxLength={60} dir="ltr" />
        </Field>
      )}
      <Field label={t('remark')} hint={t('remarkHint')} isRequired {...form.field('remark')}>
        <TextArea {...form.text('remark')} maxLength={500} dir="auto" />
      </Field>
    </DecisionFrame>
  );
}
