import { useTranslations } from '@portal/i18n/react';
import { boardMetrics, mostBoardPrizes } from '@portal/protocol';
import { Button, Field, Form, Input, Select, TextArea, toastDone, useForm } from '@portal/ui';
import { queryClient } from '../../../shared/query-client.ts';
import { ReasonField, useReasonCheck } from '../../../shared/reason-field.tsx';
import { useFormWords } from '../../../shared/use-form-words.ts';
import { useLanding } from '../../../shared/use-landing.ts';
import { useMoneyCall } from '../../../shared/use-money-call.ts';
import { NameFields } from '../../../shared/words/name-fields.tsx';
import { nameFields, namePlaces } from '../../../shared/words/site-words.ts';
import { useNameChecks } from '../../../shared/words/use-name-checks.ts';
import { createBoard } from '../api/create-board.ts';
import { boardBody, type BoardDraft, emptyBoard, prizesOf } from '../board-draft.ts';
import { useDraftChecks } from '../use-draft-checks.ts';
import { CategoryField, ScopeFields } from './shared-fields.tsx';

const shown = [
  ...nameFields,
  'vendor',
  'game',
  'opensOn',
  'closesOn',
  'leastStake',
  'prizes',
  'multiple',
  'reason',
] as const;
const places = {
  board_invalid: 'prizes',
  board_scope: 'opensOn',
  vendorCode: 'vendor',
  gameId: 'game',
  promotion_faulty: 'multiple',
} as const;

/** A new board; what it counts and its prizes never change afterwards. */
export function BoardForm({ onDone }: { readonly onDone: () => void }) {
  const t = useTranslations('desk-missions');
  const words = useFormWords();
  const form = useBoardForm(onDone);
  return (
    <Form
      form={form}
      words={words}
      actions={
        <Button type="submit" variant="primary" busy={form.isBusy}>
          {t('form.save')}
        </Button>
      }
    >
      <NameFields form={form} />
      <Field label={t('metric.label')}>
        <Select
          {...form.choice('metric')}
          options={boardMetrics.map((value) => ({ value, label: t(`metric.${value}`) }))}
        />
      </Field>
      <CategoryField choice={form.choice('category')} />
      <ScopeFields
        vendor={{ field: form.field('vendor'), input: form.text('vendor') }}
        game={{ field: form.field('game'), input: form.text('game') }}
      />
      <Field
        label={t('form.leastStake')}
        hint={t('form.leastStakeHint')}
        {...form.field('leastStake')}
      >
        <Input {...form.text('leastStake')} inputMode="decimal" dir="ltr" />
      </Field>
      <Field label={t('form.opensOn')} isRequired {...form.field('opensOn')}>
        <Input {...form.text('opensOn')} type="date" dir="ltr" />
      </Field>
      <Field label={t('form.lastDay')} isRequired {...form.field('closesOn')}>
        <Input {...form.text('closesOn')} type="date" dir="ltr" />
      </Field>
      <Field
        label={t('form.prizes')}
        hint={t('form.prizesHint', { most: mostBoardPrizes })}
        isRequired
        {...form.field('prizes')}
      >
        <TextArea {...form.text('prizes')} rows={5} dir="ltr" />
      </Field>
      <Field label={t('form.multiple')} hint={t('form.multipleHint')} {...form.field('multiple')}>
        <Input {...form.text('multiple')} inputMode="numeric" dir="ltr" />
      </Field>
      <ReasonField {...form.field('reason')} input={form.text('reason')} />
    </Form>
  );
}

function useBoardForm(onDone: () => void) {
  const t = useTranslations('desk-missions.form');
  const landing = useLanding();
  const checks = useDraftChecks();
  const names = useNameChecks();
  const send = useMoneyCall((body: ReturnType<typeof boardBody>, key) =>
    createBoard({ body, key }),
  );
  return useForm<BoardDraft>({
    initial: emptyBoard,
    checks: {
      ...names,
      game: (text, { vendor }) =>
        text.trim() !== '' && vendor.trim() !== '' ? t('gameTwice') : undefined,
      opensOn: checks.day,
      closesOn: checks.day,
      prizes: (text) => {
        const prizes = prizesOf(text);
        const isList = prizes.length > 0 && prizes.length <= mostBoardPrizes;
        return isList ? prizes.map(checks.figure).find((fault) => fault) : t('figure');
      },
      leastStake: (text) => (Number(text) === 0 ? undefined : checks.figure(text)),
      multiple: checks.times,
      reason: useReasonCheck(),
    },
    submit: async (draft) => {
      const outcome = await send(boardBody(draft));
      void queryClient.invalidateQueries({ queryKey: ['missions'] });
      if (!outcome.ok) {
        return landing(outcome, { shown, places: { ...namePlaces(), ...places } });
      }
      toastDone(t(outcome.value.board === null ? 'waiting' : 'saved'));
      onDone();
      return undefined;
    },
  });
}
