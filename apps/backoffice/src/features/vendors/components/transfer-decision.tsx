import { useTranslations } from '@portal/i18n/react';
import { Button, Field, Form, Select, toastDone, useForm } from '@portal/ui';
import { useState } from 'react';
import { queryClient } from '../../../shared/query-client.ts';
import { useDecisionKeys } from '../../../shared/queue/use-decision-keys.ts';
import { ReasonField, useReasonCheck } from '../../../shared/reason-field.tsx';
import { useFormWords } from '../../../shared/use-form-words.ts';
import { useLanding } from '../../../shared/use-landing.ts';
import { askAboutTransfer } from '../api/ask-about-transfer.ts';
import { endWalletTransfer } from '../api/end-wallet-transfer.ts';
import type { DeskTransfer } from '../api/list-stuck-transfers.ts';

type Decision = DeskTransfer['abilities'][number];

const letters = { ask: 'a', end: 'e' } as const;
const outcomes = ['FAILED', 'SUCCESS'] as const;

interface Values {
  readonly outcome: (typeof outcomes)[number];
  readonly reason: string;
}

/** Asks the vendor again, or puts the end of the transfer before a second person. */
export function TransferDecision(props: {
  readonly transfer: DeskTransfer;
  readonly onDone: () => void;
}) {
  const { transfer, onDone } = props;
  const { id, abilities } = transfer;
  const t = useTranslations('desk-transfers');
  const words = useFormWords();
  const landing = useLanding();
  const [decided, setDecided] = useState<Decision>();
  const form = useForm<Values>({
    initial: { outcome: 'FAILED', reason: '' },
    keptAs: `wallet-transfer:${id}`,
    checks: { reason: useReasonCheck() },
  });

  function send(decision: Decision): void {
    setDecided(decision);
    void form.send(async ({ outcome: end, reason: typed }) => {
      const reason = typed.trim();
      const outcome =
        decision === 'ask'
          ? await askAboutTransfer({ params: { id }, body: { reason } })
          : await endWalletTransfer({ params: { id }, body: { outcome: end, reason } });
      void queryClient.invalidateQueries({ queryKey: ['wallet-transfers'] });
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
    <div ref={place} className="grid gap-3">
      {transfer.approvalId !== null && <p className="m-0 text-text-2">{t('waitsForSecond')}</p>}
      {abilities.length > 0 && (
        <Form
          form={form}
          words={words}
          actions={abilities.map((decision) => (
            <Button
              key={decision}
              variant={decision === 'ask' ? 'secondary' : 'primary'}
              busy={form.isBusy && decided === decision}
              disabled={form.isBusy && decided !== decision}
              onClick={() => send(decision)}
            >
              {t(`decision.${decision}`)}
              <kbd aria-hidden="true">{letters[decision].toUpperCase()}</kbd>
            </Button>
          ))}
        >
          {abilities.includes('end') && (
            <Field label={t('outcome.label')} hint={t('outcome.hint')}>
              <Select
                {...form.choice('outcome')}
                options={outcomes.map((value) => ({
                  value,
                  label: t(`outcome.${transfer.direction}.${value}`),
                }))}
              />
            </Field>
          )}
          <ReasonField {...form.field('reason')} input={form.text('reason')} />
        </Form>
      )}
    </div>
  );
}
