import { useTranslations } from '@portal/i18n/react';
import {
  Button,
  Checkbox,
  Dialog,
  Field,
  Form,
  Input,
  Select,
  TextArea,
  useForm,
} from '@portal/ui';
import { useState } from 'react';
import { ReasonField, useReasonCheck } from '../../../shared/reason-field.tsx';
import { useFormWords } from '../../../shared/use-form-words.ts';
import { ReasonForm } from '../../../shared/reason-form.tsx';
import { useReasonForm } from '../../../shared/use-reason-form.ts';
import { openGame, pauseGame } from '../api/change-game.ts';
import type { DeskGame } from '../api/list-games.ts';
import { MovesForm } from './moves-form.tsx';
import { ImportForm } from './import-form.tsx';
import { PublishForm } from './publish-form.tsx';
import { ScheduleEditor } from './schedule-editor.tsx';
import {
  changedSettings,
  drawnHere,
  factorLines,
  hotLines,
  isDrawnHere,
  limitNames,
  readFactors,
  readHotNumbers,
} from '../settings-form.ts';
import { useVersion, type VersionProps } from '../use-version.ts';

type Act = 'pause' | 'open' | 'change' | 'schedule' | 'import' | 'moves' | 'publish';

/** Takes a game offline, opens it, or makes a version of its limits and odds (R55). */
export function GameActs({ game }: { readonly game: DeskGame }) {
  const t = useTranslations('desk-lottery');
  const ui = useTranslations('ui.dialog');
  const [act, setAct] = useState<Act>();
  const { source, schedule } = game.settings;
  const offered: readonly Act[] = [
    game.pausedBecause === null ? 'pause' : 'open',
    'change',
    ...(schedule.kind === 'interval' || schedule.kind === 'calendar'
      ? (['schedule'] as const)
      : []),
    ...(source === 'manual' ? (['publish'] as const) : []),
    ...(source === 'manual' && schedule.kind === 'calendar' ? (['import', 'moves'] as const) : []),
  ];
  const close = (): void => setAct(undefined);
  return (
    <>
      {offered.map((name) => (
        <Button key={name} onClick={() => setAct(name)}>
          {t(`act.${name}`)}
        </Button>
      ))}
      {act !== undefined && (
        <Dialog isOpen kind="form" title={t(`act.${act}`)} closeLabel={ui('close')} onClose={close}>
          <p className="mb-3 text-text-2">{t(`about.${act}`)}</p>
          {act === 'import' && <ImportForm game={game} />}
          {act === 'publish' && <PublishForm game={game} onClose={close} />}
          {act === 'moves' && <MovesForm game={game} onClose={close} />}
          {act === 'schedule' && <ScheduleEditor game={game} onClose={close} />}
          {act === 'change' && <ChangeForm game={game} onClose={close} />}
          {(act === 'pause' || act === 'open') && (
            <SaleForm game={game} act={act} onClose={close} />
          )}
        </Dialog>
      )}
    </>
  );
}

function SaleForm({ game, act, onClose }: VersionProps & { readonly act: 'pause' | 'open' }) {
  const t = useTranslations('desk-lottery');
  const send = act === 'pause' ? pauseGame : openGame;
  const form = useReasonForm({
    send: (reason) => send(game.gameCode, reason),
    stale: ['lottery'],
    done: t(`done.${act}`),
    onDone: onClose,
  });
  return (
    <ReasonForm form={form} hint={t('readHint')}>
      <Button type="submit" variant="primary" busy={form.isBusy}>
        {t(`act.${act}`)}
      </Button>
    </ReasonForm>
  );
}

function ChangeForm(props: VersionProps) {
  const { game } = props;
  const t = useTranslations('desk-lottery');
  const words = useFormWords();
  const send = useVersion(props);
  const reasonCheck = useReasonCheck();
  const { limits, groups, factors, hotNumbers, source } = game.settings;
  const form = useForm({
    initial: {
      stakeLowest: limits.stakeLowest,
      stakeHighest: limits.stakeHighest,
      payoutPerLine: limits.payoutPerLine,
      payoutPerIssue: limits.payoutPerIssue,
      exposurePerNumber: limits.exposurePerNumber ?? '',
      exposurePerIssue: limits.exposurePerIssue ?? '',
      stakePerIssue: limits.stakePerIssue ?? '',
      lowest: String(groups.lowest),
      highest: String(groups.highest),
      member: String(groups.member),
      source,
      factors: factorLines(factors),
      hotNumbers: hotLines(hotNumbers),
      isMajor: false,
      reason: '',
    },
    checks: {
      reason: reasonCheck,
      factors: (text) => (readFactors(text) === undefined ? t('change.factorsWrong') : undefined),
      hotNumbers: (text) => (readHotNumbers(text) === undefined ? t('change.hotWrong') : undefined),
    },
    submit: (values) => send(changedSettings(game.settings, values), values),
  });
  return (
    <Form
      form={form}
      words={words}
      actions={
        <Button type="submit" variant="primary" busy={form.isBusy}>
          {t('act.change')}
        </Button>
      }
    >
      <div className="grid gap-x-4 sm:grid-cols-2">
        {limitNames.map((name) => (
          <Field key={name} label={t(`limits.${name}`)} {...form.field(name)}>
            <Input {...form.text(name)} inputMode="decimal" dir="ltr" />
          </Field>
        ))}
        {(['lowest', 'highest', 'member'] as const).map((name) => (
          <Field key={name} label={t(`groups.${name}`)} {...form.field(name)}>
            <Input {...form.text(name)} inputMode="numeric" dir="ltr" />
          </Field>
        ))}
      </div>
      {isDrawnHere(source) && (
        <Field label={t('change.source')} hint={t('change.sourceHint')} {...form.field('source')}>
          <Select
            {...form.choice('source')}
            options={drawnHere.map((value) => ({ value, label: t(`source.${value}`) }))}
          />
        </Field>
      )}
      <Field label={t('change.factors')} hint={t('change.factorsHint')} {...form.field('factors')}>
        <TextArea {...form.text('factors')} rows={4} dir="ltr" className="font-mono" />
      </Field>
      <Field label={t('change.hot')} hint={t('change.hotHint')} {...form.field('hotNumbers')}>
        <TextArea {...form.text('hotNumbers')} rows={4} dir="ltr" className="font-mono" />
      </Field>
      <Checkbox label={t('change.major')} {...form.box('isMajor')} />
      <ReasonField
        hint={t('readHint')}
        error={form.field('reason').error}
        input={form.text('reason')}
      />
    </Form>
  );
}
