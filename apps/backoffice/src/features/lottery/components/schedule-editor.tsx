import { useTranslations } from '@portal/i18n/react';
import { Button, Checkbox, Field, Form, Input, Select, useForm } from '@portal/ui';
import { ReasonField, useReasonCheck } from '../../../shared/reason-field.tsx';
import { useFormWords } from '../../../shared/use-form-words.ts';
import {
  changedSchedule,
  intervals,
  mayChangeDays,
  secondOf,
  typedSchedule,
} from '../schedule-form.ts';
import { useDayName } from '../use-day-names.ts';
import { useVersion, type VersionProps } from '../use-version.ts';

const weekdays = ['day0', 'day1', 'day2', 'day3', 'day4', 'day5', 'day6'] as const;

function useSchedule(props: VersionProps) {
  const { game } = props;
  const t = useTranslations('desk-lottery');
  const send = useVersion(props);
  const reasonCheck = useReasonCheck();
  const { schedule } = game.settings;
  const { interval, closes, draws, days } = typedSchedule(schedule);
  const isClock = (text: string): string | undefined =>
    schedule.kind === 'calendar' && secondOf(text) === undefined
      ? t('scheduling.clockWrong')
      : undefined;
  return useForm({
    initial: {
      interval,
      closes,
      draws,
      day0: days[0] === true,
      day1: days[1] === true,
      day2: days[2] === true,
      day3: days[3] === true,
      day4: days[4] === true,
      day5: days[5] === true,
      day6: days[6] === true,
      isMajor: false,
      reason: '',
    },
    checks: { reason: reasonCheck, closes: isClock, draws: isClock },
    submit: (values) => {
      const typed = { ...values, days: weekdays.map((day) => values[day]) };
      return send({ ...game.settings, schedule: changedSchedule(schedule, typed) }, values);
    },
  });
}

/** Another schedule of a game; issues that are published keep theirs (R55, R133). */
export function ScheduleEditor(props: VersionProps) {
  const t = useTranslations('desk-lottery');
  const words = useFormWords();
  const dayName = useDayName();
  const form = useSchedule(props);
  const { schedule } = props.game.settings;
  return (
    <Form
      form={form}
      words={words}
      actions={
        <Button type="submit" variant="primary" busy={form.isBusy}>
          {t('act.schedule')}
        </Button>
      }
    >
      {schedule.kind === 'interval' && (
        <Field label={t('scheduling.interval')} {...form.field('interval')}>
          <Select
            {...form.choice('interval')}
            options={intervals.map((value) => {
              const [seconds = '', lead = ''] = value.split('/');
              return { value, label: t('scheduling.every', { seconds, lead }) };
            })}
          />
        </Field>
      )}
      {schedule.kind === 'calendar' && (
        <>
          <div className="grid gap-x-4 sm:grid-cols-2">
            {(['closes', 'draws'] as const).map((name) => (
              <Field
                key={name}
                label={t(`scheduling.${name}`)}
                hint={t('scheduling.clockHint')}
                {...form.field(name)}
              >
                <Input {...form.text(name)} inputMode="numeric" dir="ltr" placeholder="18:10" />
              </Field>
            ))}
          </div>
          {mayChangeDays(schedule) && (
            <fieldset className="m-0 mb-3 flex flex-wrap gap-3 border-0 p-0">
              <legend className="mb-1 text-14">{t('scheduling.days')}</legend>
              {weekdays.map((name, day) => (
                <Checkbox key={name} label={dayName(day)} {...form.box(name)} />
              ))}
            </fieldset>
          )}
        </>
      )}
      <Checkbox label={t('change.major')} {...form.box('isMajor')} />
      <ReasonField
        hint={t('readHint')}
        error={form.field('reason').error}
        input={form.text('reason')}
      />
    </Form>
  );
}
