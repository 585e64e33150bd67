import { useFormats, useTranslations } from '@portal/i18n/react';
import { Button, Field, Form, Input, toastDone, useForm } from '@portal/ui';
import { nowMs } from '../../../shared/clock.ts';
import { queryClient } from '../../../shared/query-client.ts';
import { ReasonField, useReasonCheck } from '../../../shared/reason-field.tsx';
import { useFormWords } from '../../../shared/use-form-words.ts';
import { useLanding } from '../../../shared/use-landing.ts';
import type { DeskGame } from '../api/list-games.ts';
import { publishIssues } from '../api/publish-issues.ts';
import { feedIssues } from '../feed-issues.ts';

interface PublishProps {
  readonly game: DeskGame;
  readonly onClose: () => void;
}

/** Issues of a feed, or of one more draw beside a calendar. */
export function PublishForm(props: PublishProps) {
  const t = useTranslations('desk-lottery.publish');
  const words = useFormWords();
  const form = usePublish(props);
  return (
    <Form
      form={form}
      words={words}
      actions={
        <Button type="submit" variant="primary" busy={form.isBusy}>
          {t('send')}
        </Button>
      }
    >
      <div className="grid gap-x-4 sm:grid-cols-2">
        <Field label={t('first')} hint={t('firstHint')} {...form.field('first')}>
          <Input {...form.text('first')} dir="ltr" maxLength={40} autoComplete="off" />
        </Field>
        <Field label={t('drawsAt')} hint={t('drawsAtHint')} {...form.field('drawsAt')}>
          <Input {...form.text('drawsAt')} type="datetime-local" dir="ltr" />
        </Field>
        {(['count', 'everySeconds', 'leadSeconds'] as const).map((name) => (
          <Field key={name} label={t(name)} {...form.field(name)}>
            <Input {...form.text(name)} inputMode="numeric" dir="ltr" />
          </Field>
        ))}
      </div>
      <ReasonField error={form.field('reason').error} input={form.text('reason')} />
    </Form>
  );
}

function usePublish({ game, onClose }: PublishProps) {
  const t = useTranslations('desk-lottery.publish');
  const landing = useLanding();
  const formats = useFormats();
  const reasonCheck = useReasonCheck();
  const { zone } = game.settings.schedule;
  return useForm({
    initial: {
      first: '',
      drawsAt: '',
      count: '1',
      everySeconds: '210',
      leadSeconds: '20',
      reason: '',
    },
    checks: {
      reason: reasonCheck,
      drawsAt: (_, typed) =>
        feedIssues(typed, { zone, nowMs: nowMs() }) === undefined ? t('wrong') : undefined,
    },
    submit: async ({ reason, ...typed }) => {
      const issues = feedIssues(typed, { zone, nowMs: nowMs() }) ?? [];
      const outcome = await publishIssues(game.gameCode, { issues, reason: reason.trim() });
      void queryClient.invalidateQueries({ queryKey: ['lottery'] });
      if (!outcome.ok) {
        return landing(outcome, { shown: ['first', 'drawsAt', 'reason'] });
      }
      const { published } = outcome.value;
      toastDone(t('done', { count: published, text: formats.count(published) }));
      onClose();
      return undefined;
    },
  });
}
