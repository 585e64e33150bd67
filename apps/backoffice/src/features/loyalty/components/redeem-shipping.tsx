import { useTranslations } from '@portal/i18n/react';
import { Field, Input, useForm } from '@portal/ui';
import { DecisionFrame } from '../../../shared/queue/decision-frame.tsx';
import { useReasonCheck } from '../../../shared/reason-field.tsx';
import type { QueuedRedeem } from '../api/list-redeem-queue.ts';
import { shipRedeem } from '../api/ship-redeem.ts';

/** Says under which number the parcel of an approved order was sent; its member hears of it. */
export function RedeemShipping(props: {
  readonly order: QueuedRedeem;
  readonly onDone: () => void;
}) {
  const { order, onDone } = props;
  const t = useTranslations('desk-loyalty.decide');
  const params = { id: order.id };
  const form = useForm({
    initial: { trackingNo: '' },
    keptAs: `parcel:${order.id}`,
    checks: { trackingNo: useReasonCheck() },
  });
  return (
    <DecisionFrame
      form={form}
      offered={['ship']}
      variants={{ ship: 'primary' }}
      label={t}
      send={(_, { trackingNo }) => shipRedeem({ params, body: { trackingNo: trackingNo.trim() } })}
      stale={['points']}
      shown={['trackingNo']}
      done={(decision) => t(`done.${decision}`)}
      onDone={onDone}
    >
      <Field label={t('tracking')} isRequired {...form.field('trackingNo')}>
        <Input {...form.text('trackingNo')} maxLength={60} dir="ltr" />
      </Field>
    </DecisionFrame>
  );
}
