import { useTranslations } from '@portal/i18n/react';
import { goodsKinds, goodsPictures, goodsStates, mostFreeSpins } from '@portal/protocol';
import {
  Button,
  Field,
  Form,
  type FormHandle,
  Input,
  Select,
  TextArea,
  toastDone,
  useForm,
} from '@portal/ui';
import { siteTimeZone } from '../../../shared/env.ts';
import { queryClient } from '../../../shared/query-client.ts';
import { ReasonField, useReasonCheck } from '../../../shared/reason-field.tsx';
import { SpinFields } from '../../../shared/spin-fields.tsx';
import { useFormWords } from '../../../shared/use-form-words.ts';
import { useLanding } from '../../../shared/use-landing.ts';
import { NameFields } from '../../../shared/words/name-fields.tsx';
import { nameFields, namePlaces } from '../../../shared/words/site-words.ts';
import { useLanguageName } from '../../../shared/words/use-language-name.ts';
import { useNameChecks } from '../../../shared/words/use-name-checks.ts';
import { useMoneyCall } from '../../../shared/use-money-call.ts';
import { changeGoods } from '../api/change-goods.ts';
import { createGoods } from '../api/create-goods.ts';
import type { DeskGoods } from '../api/list-goods.ts';
import { bodyOf, draftOf, type GoodsDraft, isSale } from '../goods-draft.ts';

const shown = [
  ...nameFields,
  'points',
  'amount',
  'reward',
  'slot',
  'stock',
  'limit',
  'minVip',
  'minDeposit30d',
  'saleFrom',
  'saleTo',
  'reason',
] as const;
const places = {
  goods_stock: 'stock',
  goods_incomplete: 'reward',
  promotion_slot_unknown: 'slot',
} as const;
const mostSpinDays = 90;

/** What an item is, costs and holds; every change has a reason. */
export function GoodsForm(props: {
  readonly goods: DeskGoods | undefined;
  readonly onDone: () => void;
}) {
  const t = useTranslations('desk-loyalty.goods');
  const words = useFormWords();
  const form = useGoodsForm(props.goods, props.onDone);
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
      <Words form={form} />
      <Figures form={form} />
      <SaleFields form={form} />
      <ReasonField {...form.field('reason')} input={form.text('reason')} />
    </Form>
  );
}

function useGoodsForm(goods: DeskGoods | undefined, onDone: () => void) {
  const t = useTranslations('desk-loyalty.goods');
  const landing = useLanding();
  const names = useNameChecks();
  const send = useMoneyCall((body: ReturnType<typeof bodyOf>, key) =>
    goods === undefined
      ? createGoods({ body, key })
      : changeGoods({ params: { id: goods.id }, body: { ...body, version: goods.version }, key }),
  );
  const whole = (text: string) => (/^\d{1,7}$/u.test(text.trim()) ? undefined : t('whole'));
  const money = (text: string) =>
    /^\d{1,12}(?:\.\d{1,3})?$/u.test(text.trim()) ? undefined : t('money');
  const ofSpins =
    (check: (text: string) => string | undefined) => (text: string, draft: GoodsDraft) =>
      draft.kind === 'FREEBET' ? check(text) : undefined;
  const upTo = (ceiling: number) => (text: string) =>
    /^[1-9]\d{0,2}$/u.test(text.trim()) && Number(text) <= ceiling
      ? undefined
      : t('upTo', { most: ceiling });
  return useForm<GoodsDraft>({
    initial: draftOf(goods),
    checks: {
      ...names,
      points: (text) => (/^[1-9]\d{0,8}$/u.test(text.trim()) ? undefined : t('whole')),
      amount: money,
      slot: ofSpins((text) => (text.trim() === '' ? t('slotNeeded') : undefined)),
      spins: ofSpins(upTo(mostFreeSpins)),
      spinStake: ofSpins(money),
      spinDays: ofSpins(upTo(mostSpinDays)),
      stock: whole,
      limit: (text) => (text.trim() === '' ? undefined : whole(text)),
      minVip: whole,
      minDeposit30d: money,
      saleTo: (_, draft) => (isSale(draft) ? undefined : t('saleWrong')),
      reason: useReasonCheck(),
    },
    submit: async (draft) => {
      const outcome = await send(bodyOf(draft, goods));
      void queryClient.invalidateQueries({ queryKey: ['points'] });
      if (!outcome.ok) {
        return landing(outcome, { shown, places: { ...namePlaces(), ...places } });
      }
      toastDone(t(outcome.value.goods === null ? 'waiting' : 'saved'));
      onDone();
      return undefined;
    },
  });
}

function Words({ form }: { readonly form: FormHandle<GoodsDraft> }) {
  const t = useTranslations('desk-loyalty');
  const languageName = useLanguageName();
  return (
    <>
      <Field label={t('kind.label')}>
        <Select
          {...form.choice('kind')}
          options={goodsKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
        />
      </Field>
      <NameFields form={form}>
        {(locale) => (
          <Field
            label={t('goods.textIn', { language: languageName(locale) })}
            {...form.field(`text-${locale}`)}
          >
            <TextArea
              {...form.text(`text-${locale}`)}
              rows={2}
              maxLength={300}
              dir="auto"
              lang={locale}
            />
          </Field>
        )}
      </NameFields>
      <Field label={t('goods.picture')}>
        <Select
          {...form.choice('picture')}
          options={goodsPictures.map((value) => ({ value, label: t(`picture.${value}`) }))}
        />
      </Field>
    </>
  );
}

function Figures({ form }: { readonly form: FormHandle<GoodsDraft> }) {
  const t = useTranslations('desk-loyalty');
  const { kind } = form.values;
  return (
    <>
      <Field label={t('goods.points')} isRequired {...form.field('points')}>
        <Input {...form.text('points')} inputMode="numeric" dir="ltr" />
      </Field>
      <Field label={t('goods.amount')} hint={t('goods.amountHint')} {...form.field('amount')}>
        <Input {...form.text('amount')} inputMode="decimal" dir="ltr" />
      </Field>
      {kind === 'CASH' && (
        <Field label={t('goods.reward')} isRequired {...form.field('reward')}>
          <Input {...form.text('reward')} inputMode="decimal" dir="ltr" />
        </Field>
      )}
      {kind === 'FREEBET' && <SpinFields form={form} />}
      {kind === 'VIRTUAL' && (
        <Field
          label={t('goods.delivery')}
          hint={t('goods.deliveryHint')}
          {...form.field('delivery')}
        >
          <Input {...form.text('delivery')} maxLength={500} dir="auto" />
        </Field>
      )}
      <Field label={t('goods.stock')} isRequired {...form.field('stock')}>
        <Input {...form.text('stock')} inputMode="numeric" dir="ltr" />
      </Field>
      <Field label={t('goods.limit')} hint={t('goods.limitHint')} {...form.field('limit')}>
        <Input {...form.text('limit')} inputMode="numeric" dir="ltr" />
      </Field>
      <Field label={t('goods.minVip')} hint={t('goods.minVipHint')} {...form.field('minVip')}>
        <Input {...form.text('minVip')} inputMode="numeric" dir="ltr" />
      </Field>
      <Field
        label={t('goods.minDeposit30d')}
        hint={t('goods.minDeposit30dHint')}
        {...form.field('minDeposit30d')}
      >
        <Input {...form.text('minDeposit30d')} inputMode="decimal" dir="ltr" />
      </Field>
    </>
  );
}

/** Whether it is offered, and from when to when on the clocks of the site. */
function SaleFields({ form }: { readonly form: FormHandle<GoodsDraft> }) {
  const t = useTranslations('desk-loyalty');
  return (
    <>
      <Field label={t('state.label')}>
        <Select
          {...form.choice('state')}
          options={goodsStates.map((value) => ({ value, label: t(`state.${value}`) }))}
        />
      </Field>
      <Field
        label={t('goods.saleFrom')}
        hint={t('goods.saleFromHint', { zone: siteTimeZone() })}
        {...form.field('saleFrom')}
      >
        <Input {...form.text('saleFrom')} type="datetime-local" dir="ltr" />
      </Field>
      <Field label={t('goods.saleTo')} hint={t('goods.saleToHint')} {...form.field('saleTo')}>
        <Input {...form.text('saleTo')} type="datetime-local" dir="ltr" />
      </Field>
    </>
  );
}
