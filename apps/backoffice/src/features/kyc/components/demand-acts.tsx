import { useTranslations } from '@portal/i18n/react';
import { type KycCause, type KycKind, kycCauses } from '@portal/protocol';
import { Button, Field, Select, toastDone, useForm } from '@portal/ui';
import { useState } from 'react';
import { FormDialog } from '../../../shared/form-dialog.tsx';
import { ReasonField, useReasonCheck } from '../../../shared/reason-field.tsx';
import { useLanding } from '../../../shared/use-landing.ts';
import { type MemberPapers, sendDemand } from '../api/member-papers.ts';

type Act = MemberPapers['abilities'][number];

interface ActsProps {
  readonly memberId: string;
  readonly papers: MemberPapers;
}

/** Asks for papers with what makes us ask, or no longer (R18). */
export function DemandActs({ memberId, papers }: ActsProps) {
  const t = useTranslations('desk-kyc.section');
  const [act, setAct] = useState<Act>();
  const close = () => setAct(undefined);
  return (
    <div className="flex flex-wrap gap-2">
      {papers.abilities.map((name) => (
        <Button key={name} onClick={() => setAct(name)}>
          {t(name)}
        </Button>
      ))}
      {act !== undefined && (
        <DemandDialog act={act} memberId={memberId} papers={papers} onClose={close} />
      )}
    </div>
  );
}

interface Values {
  readonly kind: KycKind;
  readonly cause: KycCause;
  readonly reason: string;
}

function DemandDialog(props: ActsProps & { readonly act: Act; readonly onClose: () => void }) {
  const { act, memberId, papers, onClose } = props;
  const t = useTranslations('desk-kyc');
  const landing = useLanding();
  const reasonCheck = useReasonCheck();
  const kinds = papers.proofs
    .filter(({ demand }) => act === 'ask' || demand !== null)
    .map(({ kind }) => kind);
  const form = useForm<Values>({
    initial: { kind: kinds[0] ?? 'identity', cause: 'law', reason: '' },
    checks: { reason: reasonCheck },
    submit: async ({ kind, cause, reason }) => {
      const asked = act === 'ask' ? cause : undefined;
      const command = { kind, cause: asked, reason: reason.trim() };
      const failure = await sendDemand(memberId, command);
      if (failure !== undefined) {
        return landing(failure, { shown: ['reason'] });
      }
      toastDone(t('section.done'));
      onClose();
      return undefined;
    },
  });
  return (
    <FormDialog
      title={t(`section.${act}`)}
      about={t(act === 'ask' ? 'section.about' : 'section.aboutDrop')}
      form={form}
      act={t(`section.${act}`)}
      onClose={onClose}
    >
      <Field label={t('section.what')}>
        <Select
          {...form.choice('kind')}
          options={kinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
        />
      </Field>
      {act === 'ask' && (
        <Field label={t('section.why')}>
          <Select
            {...form.choice('cause')}
            options={kycCauses.map((value) => ({ value, label: t(`cause.${value}`) }))}
          />
        </Field>
      )}
      <ReasonField {...form.field('reason')} input={form.text('reason')} />
    </FormDialog>
  );
}
