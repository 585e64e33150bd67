import { useTranslations } from '@portal/i18n/react';
import { Field, Select, useForm } from '@portal/ui';
import { DecisionFrame } from '../../../shared/queue/decision-frame.tsx';
import { ReasonField, useReasonCheck } from '../../../shared/reason-field.tsx';
import { askAboutTransfer } from '../api/ask-about-transfer.ts';
import { endWalletTransfer } from '../api/end-wallet-transfer.ts';
import type { DeskTransfer } from '../api/list-stuck-transfers.ts';

const letters = { ask: 'a', end: 'e' } as const;
const variants = { ask: 'secondary', end: 'primary' } as const;
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
  const form = useForm<Values>({
    initial: { outcome: 'FAILED', reason: '' },
    keptAs: `wallet-transfer:${id}`,
    checks: { reason: useReasonCheck() },
  });

  return (
    <div className="grid gap-3">
      {transfer.approvalId !== null && <p className="m-0 text-text-2">{t('waitsForSecond')}</p>}
      {abilities.length > 0 && (
        <DecisionFrame
          form={form}
          offered={abilities}
          letters={letters}
          variants={variants}
          label={(decision) => t(`decision.${decision}`)}
          send={(decision, { outcome, reason: typed }) => {
            const reason = typed.trim();
            return decision === 'ask'
              ? askAboutTransfer({ params: { id }, body: { reason } })
              : endWalletTransfer({ params: { id }, body: { outcome, reason } });
          }}
          stale={['wallet-transfers']}
          shown={['reason']}
          done={(decision) => t(`done.${decision}`)}
          onDone={onDone}
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
        </DecisionFrame>
      )}
    </div>
  );
}
