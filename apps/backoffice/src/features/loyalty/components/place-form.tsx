import { useTranslations } from '@portal/i18n/react';
import { Button, Field, Form, Input, Select, toastDone, useForm } from '@portal/ui';
import { auditKeys } from '../../../shared/audit-keys.ts';
import { queryClient } from '../../../shared/query-client.ts';
import { ReasonField, useReasonCheck } from '../../../shared/reason-field.tsx';
import { useFormWords } from '../../../shared/use-form-words.ts';
import { useLanding } from '../../../shared/use-landing.ts';
import type { Ladder } from '../api/list-vip-levels.ts';
import { placeOnRank } from '../api/place-on-rank.ts';

const shown = ['account', 'rank', 'until', 'reason'] as const;
const places = { not_found: 'account', vip_rank_unknown: 'rank', vip_lock_over: 'until' } as const;

/** Puts one member on a rank by hand, where wanted until a day. */
export function PlaceForm(props: { readonly ladder: Ladder; readonly onDone: () => void }) {
  const { ladder, onDone } = props;
  const t = useTranslations('desk-loyalty.ranks');
  const words = useFormWords();
  const landing = useLanding();
  const form = useForm({
    initial: { account: '', rank: '0', until: '', reason: '' },
    checks: {
      account: (text) => (text.trim() === '' ? t('accountNeeded') : undefined),
      reason: useReasonCheck(),
    },
    submit: async ({ account, rank, until, reason }) => {
      const lockedUntil = until === '' ? null : until;
      const body = { account: account.trim(), rank: Number(rank), lockedUntil };
      const outcome = await placeOnRank({ body: { ...body, reason: reason.trim() } });
      void queryClient.invalidateQueries({ queryKey: auditKeys.all });
      if (!outcome.ok) {
        return landing(outcome, { shown, places });
      }
      toastDone(t('placed'));
      onDone();
      return undefined;
    },
  });
  const ranks = ladder.list.map(({ rank }) => ({
    value: String(rank),
    label: t('one', { rank }),
  }));
  return (
    <Form
      form={form}
      words={words}
      actions={
        <Button type="submit" variant="primary" busy={form.isBusy}>
          {t('placeSave')}
        </Button>
      }
    >
      <p className="m-0 text-14 text-text-2">{t('placeAbout')}</p>
      <Field label={t('account')} isRequired {...form.field('account')}>
        <Input {...form.text('account')} maxLength={60} dir="ltr" />
      </Field>
      <Field label={t('rank')} {...form.field('rank')}>
        <Select {...form.choice('rank')} options={ranks} />
      </Field>
      <Field label={t('until')} hint={t('untilHint')} {...form.field('until')}>
        <Input {...form.text('until')} type="date" dir="ltr" />
      </Field>
      <ReasonField {...form.field('reason')} input={form.text('reason')} />
    </Form>
  );
}
