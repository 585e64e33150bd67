import { useTranslations } from '@portal/i18n/react';
import { Button, Field, Form, Input, TextArea, toastDone, useForm } from '@portal/ui';
import { useState } from 'react';
import { queryClient } from '../../../shared/query-client.ts';
import { useDecisionKeys } from '../../../shared/queue/use-decision-keys.ts';
import { useReasonCheck } from '../../../shared/reason-field.tsx';
import { useFormWords } from '../../../shared/use-form-words.ts';
import { useLanding } from '../../../shared/use-landing.ts';
import { useMoneyCall } from '../../../shared/use-money-call.ts';
import { approveRedeem } from '../api/approve-redeem.ts';
import type { QueuedRedeem } from '../api/list-redeem-queue.ts';
import { rejectRedeem } from '../api/reject-redeem.ts';

type Decision = QueuedRedeem['abilities'][number];

const letters = { approve: 'a', reject: 'r' } as const;
const variants = { approve: 'primary', reject: 'danger' } as const;

interface Remark {
  readonly remark: string;
}

/** Approves or rejects the order; the member reads the remark, and the trail keeps it. */
export function RedeemDecision(props: {
  readonly order: QueuedRedeem;
  readonly onDone: () => void;
}) {
  const { order, onDone } = props;
  const t = useTranslations('desk-loyalty.decide');
  const words = useFormWords();
  const landing = useLanding();
  const params = { id: order.referenceNumber };
  const approve = useMoneyCall((body: Remark & { readonly trackingNo?: string }, key) =>
    approveRedeem({ params, body, key }),
  );
  const reject = useMoneyCall((body: Remark, key) => rejectRedeem({ params, body, key }));
  const [decided, setDecided] = useState<Decision>();
  const form = useForm({
    initial: { remark: '', trackingNo: '' },
    keptAs: `redeem:${order.referenceNumber}`,
    checks: { remark: useReasonCheck() },
  });

  function send(decision: Decision): void {
    setDecided(decision);
    void form.send(async (values) => {
      const remark = values.remark.trim();
      const trackingNo = values.trackingNo.trim();
      const outcome = await (decision === 'reject'
        ? reject({ remark })
        : approve({ remark, ...(trackingNo !== '' && { trackingNo }) }));
      // A refusal says that the list is old.
      void queryClient.invalidateQueries({ queryKey: ['points'] });
      if (!outcome.ok) {
        return landing(outcome, { shown: ['remark', 'trackingNo'] });
      }
      toastDone(t(`done.${decision}`));
      onDone();
      return undefined;
    });
  }
  const { place } = useDecisionKeys({ letters, offered: order.abilities, onDecide: send });

  return (
    <div ref={place}>
      <Form
        form={form}
        words={words}
        actions={order.abilities.map((decision) => (
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
        {order.type === 'PHYSICAL' && (
          <Field label={t('tracking')} {...form.field('trackingNo')}>
            <Input {...form.text('trackingNo')} maxLength={60} dir="ltr" />
          </Field>
        )}
        <Field label={t('remark')} hint={t('remarkHint')} isRequired {...form.field('remark')}>
          <TextArea {...form.text('remark')} maxLength={500} dir="auto" />
        </Field>
      </Form>
    </div>
  );
}
