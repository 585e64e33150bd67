import { useTranslations } from '@portal/i18n/react';
import { operatorStops } from '@portal/protocol';
import { Button, Field, Select, TextArea, toastDone, useForm } from '@portal/ui';
import { useState } from 'react';
import { FormDialog } from '../../../shared/form-dialog.tsx';
import { useLanding } from '../../../shared/use-landing.ts';
import { type ProtectionAct, sendAct } from '../api/send-act.ts';
import type { MemberProtection } from '../api/read-member-protection.ts';

const acts = ['stop', 'lift', 'exclude', 'prove'] as const;
type ActName = (typeof acts)[number];
const months = ['6', '12', '60', 'ever'] as const;
const shortestReason = 3;

interface ActsProps {
  readonly memberId: string;
  readonly protection: MemberProtection;
}

/** The acts that make sense now, each in a dialog that asks for the reason. */
export function ProtectionActs({ memberId, protection }: ActsProps) {
  const t = useTranslations('desk-limits');
  const [act, setAct] = useState<ActName>();
  const offered = acts.filter(
    (name) =>
      (name !== 'lift' || liftable(protection).length > 0) &&
      (name !== 'prove' || protection.provenAt === null),
  );
  return (
    <div className="flex flex-wrap gap-2">
      {offered.map((name) => (
        <Button
          key={name}
          variant={name === 'exclude' ? 'danger' : 'secondary'}
          onClick={() => setAct(name)}
        >
          {t(`act.${name}`)}
        </Button>
      ))}
      {act !== undefined && (
        <ActDialog
          act={act}
          memberId={memberId}
          protection={protection}
          onClose={() => setAct(undefined)}
        />
      )}
    </div>
  );
}

/** What an operator may end; papers and the case of two accounts end the rest. */
function liftable({ stops }: MemberProtection) {
  const own = stops.filter(({ cause }) => cause !== 'age' && cause !== 'person');
  return [...new Set(own.map(({ flag }) => flag))];
}

function ActDialog(props: ActsProps & { readonly act: ActName; readonly onClose: () => void }) {
  const { act, memberId, protection, onClose } = props;
  const t = useTranslations('desk-limits');
  const landing = useLanding();
  const held = protection.stops.map(({ flag }) => flag);
  const flags =
    act === 'lift' ? liftable(protection) : operatorStops.filter((flag) => !held.includes(flag));
  const form = useForm({
    initial: { reason: '', flag: flags[0] ?? 'NO_BET', months: '6' },
    checks: {
      reason: (reason) =>
        reason.trim().length < shortestReason
          ? t('reasonShort', { min: shortestReason })
          : undefined,
    },
    submit: async ({ reason, ...choice }) => {
      const command = { ...commandOf(act, choice), reason: reason.trim() };
      const failure = await sendAct(memberId, command);
      if (failure !== undefined) {
        return landing(failure, { shown: ['reason'] });
      }
      toastDone(t('done'));
      onClose();
      return undefined;
    },
  });
  return (
    <FormDialog
      title={t(`act.${act}`)}
      about={t(`about.${act}`)}
      form={form}
      act={t(`act.${act}`)}
      variant={act === 'exclude' ? 'danger-solid' : 'primary'}
      onClose={onClose}
    >
      {(act === 'stop' || act === 'lift') && (
        <Field label={t('what')}>
          <Select
            value={form.values.flag}
            onChange={(flag) => form.set('flag', flag)}
            options={flags.map((value) => ({ value, label: t(`flag.${value}`) }))}
          />
        </Field>
      )}
      {act === 'exclude' && (
        <Field label={t('length')}>
          <Select
            value={form.values.months}
            onChange={(value) => form.set('months', value)}
            options={months.map((value) => ({ value, label: t(`months.${value}`) }))}
          />
        </Field>
      )}
      <Field label={t('reason')} isRequired hint={t('reasonHint')} {...form.field('reason')}>
        <TextArea {...form.text('reason')} maxLength={500} dir="auto" />
      </Field>
    </FormDialog>
  );
}

function commandOf(
  act: ActName,
  choice: { readonly flag: (typeof operatorStops)[number]; readonly months: string },
): ProtectionAct {
  switch (act) {
    case 'stop':
    case 'lift':
      return { act, flag: choice.flag };
    case 'exclude':
      return { act, months: choice.months === 'ever' ? null : Number(choice.months) };
    case 'prove':
      return { act };
  }
}
