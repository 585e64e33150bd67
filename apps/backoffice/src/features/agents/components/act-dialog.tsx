import { useTranslations } from '@portal/i18n/react';
import { Checkbox, toastDone, useForm } from '@portal/ui';
import { FormDialog } from '../../../shared/form-dialog.tsx';
import { ReasonField, useReasonCheck } from '../../../shared/reason-field.tsx';
import { useLanding } from '../../../shared/use-landing.ts';
import { actOnContract } from '../api/act-on-contract.ts';
import type { Contract } from '../api/list-contracts.ts';

interface ActProps {
  readonly contract: Contract;
  readonly action: Contract['actions'][number];
  readonly memberId: string;
  readonly onClose: () => void;
}

/** What the house does to a contract of its own, with a reason. */
export function ActDialog({ contract, action, memberId, onClose }: ActProps) {
  const t = useTranslations('desk-agents.contracts');
  const name = useTranslations('contracts.action')(action);
  const landing = useLanding();
  const checkReason = useReasonCheck();
  const form = useForm({
    initial: { reason: '', confirmEnd: false },
    checks: { reason: checkReason },
    submit: async ({ reason, confirmEnd }) => {
      const { id: contractId, kind, version } = contract;
      const act = { contractId, kind, version, action, reason: reason.trim() };
      const failure = await actOnContract(memberId, { ...act, ...(confirmEnd && { confirmEnd }) });
      if (failure !== undefined) {
        return landing(failure, { shown: ['reason'] });
      }
      toastDone(t('done'));
      onClose();
      return undefined;
    },
  });
  return (
    <FormDialog ux="BO-17-act" title={name} form={form} act={name} onClose={onClose}>
      <ReasonField error={form.field('reason').error} input={form.text('reason')} />
      {action === 'accept' && <Checkbox label={t('confirmEnd')} {...form.box('confirmEnd')} />}
    </FormDialog>
  );
}
