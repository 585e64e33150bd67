import { useTranslations } from '@portal/i18n/react';
import { Button, Field, Input, Select, toastDone, useForm } from '@portal/ui';
import { useState } from 'react';
import { FormDialog } from '../../../shared/form-dialog.tsx';
import { queryClient } from '../../../shared/query-client.ts';
import { ReasonField, useReasonCheck } from '../../../shared/reason-field.tsx';
import { useLanding } from '../../../shared/use-landing.ts';
import { createGame } from '../api/create-game.ts';
import type { DeskGame } from '../api/list-games.ts';
import { settingsLike } from '../new-game.ts';
import { intervals } from '../schedule-form.ts';

/** Adds a game after the pattern of one that stands; another person opens it (R55). */
export function NewGameButton({ games }: { readonly games: readonly DeskGame[] }) {
  const t = useTranslations('desk-lottery.newGame');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{t('button')}</Button>
      {isOpen && <NewGameDialog games={games} onClose={() => setIsOpen(false)} />}
    </>
  );
}

const shortest: string = intervals[0];

interface NewGameProps {
  readonly games: readonly DeskGame[];
  readonly onClose: () => void;
}

function useNewGame({ games, onClose }: NewGameProps) {
  const t = useTranslations('desk-lottery.newGame');
  const landing = useLanding();
  const reasonCheck = useReasonCheck();
  return useForm({
    initial: {
      gameCode: '',
      like: games[0]?.gameCode ?? '',
      interval: shortest,
      reason: '',
    },
    checks: {
      reason: reasonCheck,
      gameCode: (text) => (/^[A-Z0-9-]{2,30}$/u.test(text.trim()) ? undefined : t('codeWrong')),
    },
    submit: async ({ gameCode, like, interval, reason }) => {
      const pattern = games.find((game) => game.gameCode === like);
      if (pattern === undefined) {
        return undefined;
      }
      const failure = await createGame({
        gameCode: gameCode.trim(),
        settings: settingsLike(pattern.settings, interval),
        reason: reason.trim(),
      });
      void queryClient.invalidateQueries({ queryKey: ['lottery'] });
      if (failure !== undefined) {
        return landing(failure, { shown: ['gameCode', 'reason'] });
      }
      toastDone(t('done'));
      onClose();
      return undefined;
    },
  });
}

function NewGameDialog(props: NewGameProps) {
  const { games, onClose } = props;
  const t = useTranslations('desk-lottery');
  const form = useNewGame(props);
  const pattern = games.find(({ gameCode }) => gameCode === form.values.like);
  return (
    <FormDialog
      title={t('newGame.button')}
      about={t('newGame.about')}
      form={form}
      act={t('newGame.button')}
      onClose={onClose}
    >
      <Field label={t('newGame.like')} {...form.field('like')}>
        <Select
          {...form.choice('like')}
          options={games.map(({ gameCode, displayName }) => ({
            value: gameCode,
            label: `${displayName} (${gameCode})`,
          }))}
        />
      </Field>
      <Field label={t('newGame.code')} hint={t('newGame.codeHint')} {...form.field('gameCode')}>
        <Input {...form.text('gameCode')} dir="ltr" maxLength={30} autoComplete="off" />
      </Field>
      {pattern?.settings.schedule.kind === 'interval' && (
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
      <ReasonField error={form.field('reason').error} input={form.text('reason')} />
    </FormDialog>
  );
}
