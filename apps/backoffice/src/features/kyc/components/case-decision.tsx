import { useTranslations } from '@portal/i18n/react';
import { type KycRejection, kycRejections } from '@portal/protocol';
import { Button, Field, Select, useForm } from '@portal/ui';
import type { ReactNode } from 'react';
import { DecisionFrame } from '../../../shared/queue/decision-frame.tsx';
import { ReasonField, useReasonCheck } from '../../../shared/reason-field.tsx';
import { decideCase } from '../api/decide-case.ts';
import type { WholeCase } from '../api/read-case.ts';
import { kycKeys } from '../kyc-keys.ts';

const letters = { claim: 'c', approve: 'a', reject: 'r' } as const;
const variants = { claim: 'secondary', approve: 'primary', reject: 'danger' } as const;

interface Values {
  readonly reason: string;
  readonly rejection: KycRejection;
}

/** What most papers are accepted for, by kind; a refusal is always told in own words. */
const usual = { identity: ['agrees', 'renewed'], address: ['addressAgrees', 'renewed'] } as const;

/** Takes the papers, accepts them or not; the member reads why not. */
export function CaseDecision(props: {
  readonly papers: WholeCase;
  readonly onDone: () => void;
  /** All that decides, above the fields. */
  readonly children: ReactNode;
}) {
  const { papers, onDone } = props;
  const { id, kind, abilities } = papers;
  const t = useTranslations('desk-kyc');
  const reasonCheck = useReasonCheck();
  const form = useForm<Values>({
    initial: { reason: '', rejection: 'unreadable' },
    keptAs: `papers:${id}`,
    checks: { reason: reasonCheck },
  });

  return (
    <DecisionFrame
      form={form}
      offered={abilities}
      letters={letters}
      variants={variants}
      label={t}
      send={(decision, { reason, rejection }) =>
        decideCase(id, { decision, rejection, reason: reason.trim() })
      }
      stale={kycKeys.all}
      shown={['reason']}
      done={(decision) => t(`done.${decision}`)}
      onDone={(decision) => decision !== 'claim' && onDone()}
    >
      {props.children}
      <div role="group" aria-label={t('usualLabel')} className="grid gap-1">
        <span className="text-13 text-text-3">{t('usualLabel')}</span>
        <div className="flex flex-wrap gap-2">
          {usual[kind].map((name) => (
            <Button key={name} size="small" onClick={() => form.set('reason', t(`usual.${name}`))}>
              {t(`usual.${name}`)}
            </Button>
          ))}
        </div>
      </div>
      <Field label={t('rejectionLabel')}>
        <Select
          {...form.choice('rejection')}
          options={kycRejections.map((value) => ({ value, label: t(`rejection.${value}`) }))}
        />
      </Field>
      <ReasonField hint={t('readHint')} {...form.field('reason')} input={form.text('reason')} />
    </DecisionFrame>
  );
}
