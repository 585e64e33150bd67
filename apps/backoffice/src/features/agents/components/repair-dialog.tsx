import { useTranslations } from '@portal/i18n/react';
import { FormDialog } from '../../../shared/form-dialog.tsx';
import { ReasonField } from '../../../shared/reason-field.tsx';
import { useReasonForm } from '../../../shared/use-reason-form.ts';
import type { TeamFault } from '../api/list-team-faults.ts';
import { repairTeamSums } from '../api/repair-team-sums.ts';

interface RepairProps {
  readonly fault: TeamFault;
  readonly onClose: () => void;
}

/** The sums of a team on a day become what its members did. */
export function RepairDialog({ fault, onClose }: RepairProps) {
  const t = useTranslations('desk-agents.faults');
  const { day, agentId, category } = fault;
  const form = useReasonForm({
    send: (reason) => repairTeamSums({ day, agentId, category, reason }),
    done: t('repaired'),
    onDone: onClose,
  });
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
        <bdi>{fault.agent}</bdi> · <bdi dir="ltr">{day}</bdi>
      </p>
      <ReasonField error={form.field('reason').error} input={form.text('reason')} />
    </FormDialog>
  );
}
