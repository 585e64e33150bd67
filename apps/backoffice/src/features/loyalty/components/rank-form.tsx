import { useTranslations } from '@portal/i18n/react';
import { rateCategories, type RateCategory } from '@portal/protocol';
import { Button, Checkbox, Field, Form, Input, toastDone, useForm } from '@portal/ui';
import { queryClient } from '../../../shared/query-client.ts';
import { ReasonField, useReasonCheck } from '../../../shared/reason-field.tsx';
import { useFormWords } from '../../../shared/use-form-words.ts';
import { useLanding } from '../../../shared/use-landing.ts';
import { NameFields } from '../../../shared/words/name-fields.tsx';
import {
  nameFields,
  namePlaces,
  textsOf,
  type Written,
  writtenOf,
} from '../../../shared/words/site-words.ts';
import { useNameChecks } from '../../../shared/words/use-name-checks.ts';
import { useMoneyCall } from '../../../shared/use-money-call.ts';
import { changeVipLevels } from '../api/change-vip-levels.ts';
import type { DeskRank, Ladder } from '../api/list-vip-levels.ts';

const figures = ['deposit', 'valid', 'keep', 'gift', 'birthday'] as const;
const shown = [...nameFields, ...figures, 'boost', ...rateCategories, 'reason'] as const;
const places = { vip_ladder_invalid: 'deposit' } as const;

interface Draft extends Readonly<Record<RateCategory, string>>, Written<'name'> {
  readonly deposit: string;
  readonly valid: string;
  readonly keep: string;
  readonly gift: string;
  readonly birthday: string;
  readonly boost: string;
  readonly hasHost: boolean;
  readonly reason: string;
}

interface RankFormProps {
  readonly ladder: Ladder;
  /** One above the top makes a new rank. */
  readonly rank: number;
  readonly onDone: () => void;
}

/** One rank of the ladder, which is sent whole. */
export function RankForm(props: RankFormProps) {
  const t = useTranslations('desk-loyalty.ranks');
  const categories = useTranslations('games.categories');
  const words = useFormWords();
  const form = useRankForm(props);
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
      <NameFields form={form} mostLetters={60} />
      {figures.map((figure) => (
        <Field key={figure} label={t(figure)} isRequired {...form.field(figure)}>
          <Input {...form.text(figure)} inputMode="decimal" dir="ltr" />
        </Field>
      ))}
      <Field label={t('boost')} isRequired {...form.field('boost')}>
        <Input {...form.text('boost')} inputMode="numeric" dir="ltr" maxLength={3} />
      </Field>
      <Checkbox label={t('host')} {...form.box('hasHost')} />
      <p className="m-0 text-13 text-text-2">{t('hostHint')}</p>
      <fieldset className="m-0 grid grid-cols-2 gap-3 border-0 p-0 sm:grid-cols-3">
        <legend className="mb-1 p-0 font-semibold">{t('rates')}</legend>
        <p className="col-span-full m-0 text-13 text-text-2">{t('ratesHint')}</p>
        {rateCategories.map((name) => (
          <Field key={name} label={categories(name)} {...form.field(name)}>
            <Input {...form.text(name)} inputMode="decimal" dir="ltr" maxLength={5} />
          </Field>
        ))}
      </fieldset>
      <ReasonField {...form.field('reason')} input={form.text('reason')} />
    </Form>
  );
}

function useRankForm({ ladder, rank, onDone }: RankFormProps) {
  const t = useTranslations('desk-loyalty.ranks');
  const landing = useLanding();
  const names = useNameChecks();
  const send = useMoneyCall((body: { readonly list: DeskRank[]; readonly reason: string }, key) =>
    changeVipLevels({ body, key }),
  );
  const money = (text: string) =>
    /^\d{1,12}(?:\.\d{1,3})?$/u.test(text.trim()) ? undefined : t('money');
  const rate = (text: string) =>
    /^(?:\d{1,2}(?:\.\d{1,2})?)?$/u.test(text.trim()) ? undefined : t('rateWrong');
  const standing = ladder.list.find((row) => row.rank === rank);
  return useForm<Draft>({
    initial: draftOf(standing),
    checks: {
      ...names,
      deposit: money,
      valid: money,
      keep: money,
      gift: money,
      birthday: money,
      boost: (text) => (/^(?:\d{1,2}|100)$/u.test(text.trim()) ? undefined : t('boostWrong')),
      ...Object.fromEntries(rateCategories.map((name) => [name, rate])),
      reason: useReasonCheck(),
    },
    submit: async (draft) => {
      const others = ladder.list.filter((row) => row.rank !== rank);
      const list = [...others, rankOf(rank, draft, standing)];
      const body = {
        list: list.toSorted((left, right) => left.rank - right.rank),
        reason: draft.reason.trim(),
      };
      const outcome = await send(body);
      void queryClient.invalidateQueries({ queryKey: ['vip'] });
      if (!outcome.ok) {
        return landing(outcome, { shown, places: { ...namePlaces(), ...places } });
      }
      toastDone(t(outcome.value.approvalId === null ? 'saved' : 'waiting'));
      onDone();
      return undefined;
    },
  });
}

function draftOf(row: DeskRank | undefined): Draft {
  return {
    ...writtenOf('name', row?.names),
    deposit: row?.upgradeDeposit ?? '',
    valid: row?.upgradeValid ?? '',
    keep: row?.keepValid ?? '',
    gift: row?.gift ?? '0',
    birthday: row?.birthdayGift ?? '0',
    boost: String(row?.depositBoost ?? 0),
    hasHost: row?.hasHost ?? false,
    ...ratesOf((name) => {
      const rate = row?.rates[name] ?? '0';
      return rate === '0' ? '' : rate;
    }),
    reason: '',
  };
}

function ratesOf(rate: (category: RateCategory) => string): Record<RateCategory, string> {
  const entries = rateCategories.map((name) => [name, rate(name)]);
  // The compiler cannot see that the entries of all categories make a record of them.
  return Object.fromEntries(entries) as Record<RateCategory, string>;
}

function rankOf(rank: number, draft: Draft, row: DeskRank | undefined): DeskRank {
  const { deposit, valid, keep, gift, birthday, boost, hasHost } = draft;
  return {
    rank,
    names: textsOf('name', draft, row?.names),
    upgradeDeposit: deposit.trim(),
    upgradeValid: valid.trim(),
    keepValid: keep.trim(),
    gift: gift.trim(),
    birthdayGift: birthday.trim(),
    depositBoost: Number(boost),
    hasHost,
    rates: ratesOf((category) => draft[category].trim() || '0'),
  };
}
