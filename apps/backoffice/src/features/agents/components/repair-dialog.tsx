import { useTranslations } from '@portal/i18n/react';
import { toastDone, useForm } from '@portal/ui';
import { FormDialog } from '../../../shared/form-dialog.tsx';
import { ReasonField, useReasonCheck } from '../../../shared/reason-field.tsx';
import { useLanding } from '../../../shared/use-landing.ts';
import type { TeamFault } from '../api/list-team-faults.ts';
import { repairTeamSums } from '../api/repair-team-sums.ts';

interface RepairProps {
  readonly fault: TeamFault;
  readonly onClose: () => void;
}

/** The sums of a team on a day become what its members did. */
export function RepairDialog({ fault, onClose }: RepairProps) {
  const t = useTranslations('desk-agents.faults');
  const form = useRepair({ fault, onClose });
  return (
    <FormDialog
      ux="BO-17-repair"
      title={t('repair')}
      about={t('repairText')}
      form={form}
      act={t('repair')}
      onClose={onClose}
    >
      <p className="m-0 font-semibold">
        <bdi>{fault.agent}</bdi> · <bdi dir="ltr">{fault.day}</bdi>
      </p>
      <ReasonField error={form.field('reason').error} input={form.text('reason')} />
    </FormDialog>
  );
}

function useRepair({ fault, onClose }: RepairProps) {
  const t = useTranslations('desk-agents.faults');
  const landing = useLanding();
  const reasonCheck = useReasonCheck();
  return useForm({
    initial: { reason: '' },
    checks: { reason: reasonCheck },
    submit: async ({ reason }) => {
      const { day, agentId, category } = fault;
      const failure = await repairTeamSums({ day, agentId, category, reason: reason.trim() });
      if (failure !== undefined) {
        return landing(failure, { shown: ['reason'] });
      }
      toastDone(t('repaired'));
      onClose();
      return undefined;
    },
  });
}
