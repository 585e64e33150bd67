import { useTranslations } from '@portal/i18n/react';
import { Checkbox, toastDone, useForm } from '@portal/ui';
import { FormDialog } from '../../../shared/form-dialog.tsx';
import { ReasonField, useReasonCheck } from '../../../shared/reason-field.tsx';
import { useLanding } from '../../../shared/use-landing.ts';
import { endContractByForce } from '../api/end-contract.ts';

interface ForceEndProps {
  readonly contractId: string;
  readonly memberId: string;
  readonly onClose: () => void;
}

/** A contract ended whatever its parties say, which a second person decides (C3). */
export function ForceEndDialog({ contractId, memberId, onClose }: ForceEndProps) {
  const t = useTranslations('desk-agents.contracts.force');
  const landing = useLanding();
  const checkReason = useReasonCheck();
  const form = useForm({
    initial: { reason: '', isAtOnce: false },
    checks: { reason: checkReason },
    submit: async ({ reason, isAtOnce }) => {
      const way = isAtOnce ? 'at_once' : 'unit_end';
      const body = { contractId, way, reason: reason.trim() } as const;
      const failure = await endContractByForce(memberId, body);
      if (failure !== undefined) {
        return landing(failure, { shown: ['reason'] });
      }
      toastDone(t('asked'));
      onClose();
      return undefined;
    },
  });
  return (
    <FormDialog
      ux="BO-17-force"
      title={t('button')}
      about={t('text')}
      form={form}
      act={t('button')}
      onClose={onClose}
    >
      <ReasonField error={form.field('reason').error} input={form.text('reason')} />
      <Checkbox label={t('atOnce')} {...form.box('isAtOnce')} />
    </FormDialog>
  );
}
