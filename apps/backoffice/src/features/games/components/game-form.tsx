import { useTranslations } from '@portal/i18n/react';
import { gameClassifies, gameGroups } from '@portal/protocol';
import { Button, Field, Form, Input, Select, toastDone, useForm } from '@portal/ui';
import { auditKeys } from '../../../shared/audit-keys.ts';
import { queryClient } from '../../../shared/query-client.ts';
import { ReasonField, useReasonCheck } from '../../../shared/reason-field.tsx';
import { useFormWords } from '../../../shared/use-form-words.ts';
import { useLanding } from '../../../shared/use-landing.ts';
import { changeGame } from '../api/change-game.ts';
import type { DeskGame } from '../api/list-games.ts';
import { GamePreview } from './game-preview.tsx';
import { TitleFields, writtenTitles, type Titles } from './title-fields.tsx';

const trials = ['yes', 'no'] as const;

interface Values {
  readonly popularity: string;
  readonly gameGroupCode: DeskGame['gameGroupCode'];
  readonly gameClassify: DeskGame['gameClassify'];
  readonly trial: (typeof trials)[number];
  readonly titles: Titles;
  readonly reason: string;
}

/** Where a game stands in the lists, its mark, sub-filter, titles and its free trial. */
export function GameForm({ game }: { readonly game: DeskGame }) {
  const t = useTranslations('desk-games');
  const classifies = useTranslations('games.classify');
  const words = useFormWords();
  const form = useGameForm(game);
  return (
    <Form
      form={form}
      words={words}
      actions={
        <Button type="submit" variant="primary" busy={form.isBusy}>
          {t('change.save')}
        </Button>
      }
    >
      <Field label={t('change.order')} hint={t('change.orderHint')} {...form.field('popularity')}>
        <Input {...form.text('popularity')} inputMode="numeric" dir="ltr" />
      </Field>
      <Field label={t('change.mark')}>
        <Select
          {...form.choice('gameGroupCode')}
          options={gameGroups.map((value) => ({ value, label: t(`mark.${value || 'none'}`) }))}
        />
      </Field>
      {game.gameType === 'RNG' && (
        <Field label={t('change.filter')}>
          <Select
            {...form.choice('gameClassify')}
            options={gameClassifies.map((value) => ({ value, label: classifies(value) }))}
          />
        </Field>
      )}
      {game.isHouse && (
        <Field label={t('change.trial')} hint={t('change.trialHint')}>
          <Select
            {...form.choice('trial')}
            options={trials.map((value) => ({ value, label: t(`trial.${value}`) }))}
          />
        </Field>
      )}
      <TitleFields
        value={form.values.titles}
        vendorTitle={game.gameName}
        onChange={(titles) => form.set('titles', titles)}
      />
      <GamePreview game={game} titles={form.values.titles} hasTrial={form.values.trial === 'yes'} />
      <ReasonField {...form.field('reason')} input={form.text('reason')} />
    </Form>
  );
}

function useGameForm(game: DeskGame) {
  const t = useTranslations('desk-games');
  const landing = useLanding();
  const { nodeId, gameName: name, popularity, gameGroupCode, gameClassify, supportPlay } = game;
  return useForm<Values>({
    initial: {
      popularity: String(popularity),
      gameGroupCode,
      gameClassify,
      trial: supportPlay === 0 ? 'yes' : 'no',
      titles: game.titles,
      reason: '',
    },
    checks: {
      popularity: (text) =>
        /^\d{1,7}$/u.test(text.trim()) && Number(text) <= 1_000_000
          ? undefined
          : t('change.orderWrong'),
      reason: useReasonCheck(),
    },
    submit: async ({ trial, titles, reason, ...place }) => {
      const outcome = await changeGame({
        params: { nodeId },
        body: {
          ...place,
          popularity: Number(place.popularity),
          supportPlay: trial === 'yes' ? 0 : 1,
          titles: writtenTitles(titles),
          reason: reason.trim(),
        },
      });
      void queryClient.invalidateQueries({ queryKey: ['games'] });
      void queryClient.invalidateQueries({ queryKey: auditKeys.all });
      if (!outcome.ok) {
        return landing(outcome, { shown: ['popularity', 'reason'] });
      }
      toastDone(t('done.change', { name }));
      return undefined;
    },
  });
}
