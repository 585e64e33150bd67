import { useTranslations } from '@portal/i18n/react';
import { vendorFindingDecisions } from '@portal/protocol';
import { Field, Select, useForm } from '@portal/ui';
import { DecisionFrame } from '../../../shared/queue/decision-frame.tsx';
import { ReasonField, useReasonCheck } from '../../../shared/reason-field.tsx';
import { claimVendorFinding } from '../api/claim-finding.ts';
import { decideVendorFinding } from '../api/decide-finding.ts';
import type { Finding } from '../api/list-findings.ts';

const letters = { claim: 'm', decide: 'd' } as const;
const variants = { claim: 'primary', decide: 'primary' } as const;

interface Values {
  readonly outcome: (typeof vendorFindingDecisions)[number];
  readonly reason: string;
}

/** Takes a difference, or says whose books are right once it is one's own. */
export function FindingDecision(props: { readonly finding: Finding; readonly onDone: () => void }) {
  const { finding, onDone } = props;
  const { id, abilities } = finding;
  const isOwn = abilities.includes('decide');
  const t = useTranslations('desk-days');
  const reasonCheck = useReasonCheck();
  const form = useForm<Values>({
    initial: { outcome: 'ours', reason: '' },
    keptAs: `vendor-finding:${id}`,
    checks: isOwn ? { reason: reasonCheck } : {},
  });
  return abilities.length === 0 ? null : (
    <DecisionFrame
      form={form}
      offered={abilities}
      letters={letters}
      variants={variants}
      label={(decision) => t(`decision.${decision}`)}
      send={(decision, { outcome, reason }) =>
        decision === 'claim'
          ? claimVendorFinding({ params: { id } })
          : decideVendorFinding({
              params: { id },
              body: { decision: outcome, reason: reason.trim() },
            })
      }
      stale={['vendor-findings']}
      shown={['reason']}
      done={(decision) => t(`done.${decision}`)}
      onDone={() => {
        // Whoever takes one goes on to decide it.
        if (isOwn) {
          onDone();
        }
      }}
    >
      {isOwn && (
        <>
          <Field label={t('outcome.label')} hint={t('outcome.hint')}>
            <Select
              {...form.choice('outcome')}
              options={vendorFindingDecisions.map((value) => ({
                value,
                label: t(`outcome.${value}`),
              }))}
            />
          </Field>
          <ReasonField {...form.field('reason')} input={form.text('reason')} />
        </>
      )}
    </DecisionFrame>
  );
}
