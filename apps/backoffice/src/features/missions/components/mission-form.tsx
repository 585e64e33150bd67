import { useLanguage, useTranslations } from '@portal/i18n/react';
import {
  bestMissionKinds,
  missionCycles,
  missionKinds,
  missionRewardKinds,
  moneyMissionRewards,
  playMissionKinds,
} from '@portal/protocol';
import {
  Button,
  Checkbox,
  Field,
  Form,
  type FormHandle,
  Input,
  Select,
  toastDone,
  useForm,
} from '@portal/ui';
import { queryClient } from '../../../shared/query-client.ts';
import { ReasonField, useReasonCheck } from '../../../shared/reason-field.tsx';
import { RaffleField } from '../../../shared/raffles/raffle-field.tsx';
import { useFormWords } from '../../../shared/use-form-words.ts';
import { useLanding } from '../../../shared/use-landing.ts';
import { useMoneyCall } from '../../../shared/use-money-call.ts';
import { NameFields } from '../../../shared/words/name-fields.tsx';
import { nameFields, nameIn, namePlaces } from '../../../shared/words/site-words.ts';
import { useNameChecks } from '../../../shared/words/use-name-checks.ts';
import { createMission } from '../api/create-mission.ts';
import { useMissions } from '../api/list-missions.ts';
import { emptyMission, missionBody, type MissionDraft } from '../mission-draft.ts';
import { useDraftChecks } from '../use-draft-checks.ts';
import { CategoryField, ScopeFields } from './shared-fields.tsx';

const shown = [
  ...nameFields,
  'vendor',
  'game',
  'target',
  'opensOn',
  'closesOn',
  'minVip',
  'mostPerDay',
  'raffle',
  'reward',
  'multiple',
  'budget',
  'reason',
] as const;
const places = {
  mission_invalid: 'closesOn',
  mission_scope: 'opensOn',
  vendorCode: 'vendor',
  gameId: 'game',
  promotion_faulty: 'multiple',
} as const;

/** A new mission; what it asks for and promises never changes afterwards. */
export function MissionForm({ onDone }: { readonly onDone: () => void }) {
  const t = useTranslations('desk-missions.form');
  const words = useFormWords();
  const form = useMissionForm(onDone);
  return (
    <Form
      form={form}
      words={words}
      actions={
        <Button type="submit" variant="primary" busy={form.isBusy}>
          {t('save')}
        </Button>
      }
    >
      <NameFields form={form} />
      <Task form={form} />
      <Run form={form} />
      <Gift form={form} />
      <ReasonField {...form.field('reason')} input={form.text('reason')} />
    </Form>
  );
}

function useMissionForm(onDone: () => void) {
  const t = useTranslations('desk-missions.form');
  const raffleNeeded = useTranslations('desk-promotions.form')('raffleWrong');
  const landing = useLanding();
  const checks = useDraftChecks();
  const names = useNameChecks();
  const send = useMoneyCall((body: ReturnType<typeof missionBody>, key) =>
    createMission({ body, key }),
  );
  return useForm<MissionDraft>({
    initial: emptyMission,
    checks: {
      ...names,
      game: (text, { vendor, kind }) =>
        playMissionKinds.includes(kind) && text.trim() !== '' && vendor.trim() !== ''
          ? t('gameTwice')
          : undefined,
      target: checks.figure,
      opensOn: checks.day,
      closesOn: checks.dayOrNone,
      minVip: checks.whole,
      mostPerDay: (text) =>
        text.trim() === '' ? undefined : (checks.figure(text) ?? checks.whole(text)),
      raffle: (text, { rewardKind }) =>
        rewardKind === 'TICKET' && text === '' ? raffleNeeded : undefined,
      reward: checks.figure,
      multiple: checks.times,
      budget: checks.figure,
      reason: useReasonCheck(),
    },
    submit: async (draft) => {
      const outcome = await send(missionBody(draft));
      void queryClient.invalidateQueries({ queryKey: ['missions'] });
      if (!outcome.ok) {
        return landing(outcome, { shown, places: { ...namePlaces(), ...places } });
      }
      toastDone(t(outcome.value.mission === null ? 'waiting' : 'saved'));
      onDone();
      return undefined;
    },
  });
}

function Task({ form }: { readonly form: FormHandle<MissionDraft> }) {
  const t = useTranslations('desk-missions');
  return (
    <>
      <Field label={t('kind.label')}>
        <Select
          {...form.choice('kind')}
          options={missionKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
        />
      </Field>
      {playMissionKinds.includes(form.values.kind) && (
        <>
          <CategoryField choice={form.choice('category')} />
          <ScopeFields
            vendor={{ field: form.field('vendor'), input: form.text('vendor') }}
            game={{ field: form.field('game'), input: form.text('game') }}
          />
        </>
      )}
      <Field
        label={t('form.target')}
        hint={t(`target.${form.values.kind}`)}
        isRequired
        {...form.field('target')}
      >
        <Input {...form.text('target')} inputMode="decimal" dir="ltr" />
      </Field>
    </>
  );
}

function Run({ form }: { readonly form: FormHandle<MissionDraft> }) {
  const t = useTranslations('desk-missions');
  return (
    <>
      <Field label={t('cycle.label')}>
        <Select
          {...form.choice('cycle')}
          options={missionCycles.map((value) => ({ value, label: t(`cycle.${value}`) }))}
        />
      </Field>
      <Field label={t('form.opensOn')} isRequired {...form.field('opensOn')}>
        <Input {...form.text('opensOn')} type="date" dir="ltr" />
      </Field>
      <Field label={t('form.closesOn')} hint={t('form.closesHint')} {...form.field('closesOn')}>
        <Input {...form.text('closesOn')} type="date" dir="ltr" />
      </Field>
      {!bestMissionKinds.includes(form.values.kind) && (
        <Checkbox label={t('form.needsJoin')} {...form.box('needsJoin')} />
      )}
      <Field label={t('form.minVip')} hint={t('form.minVipHint')} {...form.field('minVip')}>
        <Input {...form.text('minVip')} inputMode="numeric" dir="ltr" />
      </Field>
      <AfterField form={form} />
      <Field
        label={t('form.mostPerDay')}
        hint={t('form.mostPerDayHint')}
        {...form.field('mostPerDay')}
      >
        <Input {...form.text('mostPerDay')} inputMode="numeric" dir="ltr" maxLength={7} />
      </Field>
    </>
  );
}

/** A mission that runs can be asked for first. */
function AfterField({ form }: { readonly form: FormHandle<MissionDraft> }) {
  const t = useTranslations('desk-missions.form');
  const { locale } = useLanguage();
  const running = useMissions().data?.list.filter(({ isOver }) => !isOver) ?? [];
  const missions = running.map(({ id, names }) => {
    return { value: id, label: nameIn(names, locale) };
  });
  return (
    <Field label={t('after')} hint={t('afterHint')}>
      <Select
        {...form.choice('after')}
        options={[{ value: '', label: t('afterNone') }, ...missions]}
      />
    </Field>
  );
}

function Gift({ form }: { readonly form: FormHandle<MissionDraft> }) {
  const t = useTranslations('desk-missions');
  return (
    <>
      <Field label={t('rewardKind.label')}>
        <Select
          {...form.choice('rewardKind')}
          options={missionRewardKinds.map((value) => ({ value, label: t(`rewardKind.${value}`) }))}
        />
      </Field>
      {form.values.rewardKind === 'TICKET' && (
        <RaffleField field={form.field('raffle')} choice={form.choice('raffle')} />
      )}
      <Field label={t('form.reward')} isRequired {...form.field('reward')}>
        <Input {...form.text('reward')} inputMode="decimal" dir="ltr" />
      </Field>
      {moneyMissionRewards.includes(form.values.rewardKind) && (
        <Field label={t('form.multiple')} hint={t('form.multipleHint')} {...form.field('multiple')}>
          <Input {...form.text('multiple')} inputMode="numeric" dir="ltr" />
        </Field>
      )}
      <Field
        label={t('form.budget')}
        hint={t('form.budgetHint')}
        isRequired
        {...form.field('budget')}
      >
        <Input {...form.text('budget')} inputMode="decimal" dir="ltr" />
      </Field>
    </>
  );
}
