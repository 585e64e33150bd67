import { useTranslations } from '@portal/i18n/react';
import { Button, Form, toastDone, useForm } from '@portal/ui';
import { auditKeys } from '../../../shared/audit-keys.ts';
import { siteTimeZone } from '../../../shared/env.ts';
import { queryClient } from '../../../shared/query-client.ts';
import { ReasonField } from '../../../shared/reason-field.tsx';
import { useFormWords } from '../../../shared/use-form-words.ts';
import { useLanding } from '../../../shared/use-landing.ts';
import { useMoneyCall } from '../../../shared/use-money-call.ts';
import { changePromotion } from '../api/change-promotion.ts';
import { createPromotion } from '../api/create-promotion.ts';
import type { DeskPromotion } from '../api/list-promotions.ts';
import { bodyOf, draftOf, type PromotionDraft } from '../promotion-draft.ts';
import { promotionKeys } from '../promotion-keys.ts';
import { usePromotionChecks } from '../use-promotion-checks.ts';
import { AudienceFields } from './audience-fields.tsx';
import { BudgetFields, GiftFields } from './gift-fields.tsx';
import { KindFields } from './kind-fields.tsx';
import { PlayFields } from './play-fields.tsx';
import { PromotionPreview } from './promotion-preview.tsx';
import { PromotionSimulation } from './promotion-simulation.tsx';
import { WordFields } from './word-fields.tsx';

const shown = ['budget', 'agents', 'slot', 'reason'] as const;
const places = {
  promotion_budget_given: 'budget',
  promotion_agent_unknown: 'agents',
  promotion_slot_unknown: 'slot',
} as const;

/** The editor: what a promotion is for, gives and asks, in which words, beside what members see. */
export function PromotionForm(props: {
  readonly promotion: DeskPromotion | undefined;
  readonly currency: string;
  readonly onSaved: (id: string) => void;
}) {
  const { promotion, currency } = props;
  const t = useTranslations('desk-promotions.form');
  const words = useFormWords();
  const form = usePromotionForm(props);
  const isFixed = promotion !== undefined && promotion.state !== 'draft';
  return (
    <div className="grid items-start gap-6 xl:grid-cols-2">
      <Form
        form={form}
        words={words}
        label={t('save')}
        actions={
          <Button type="submit" variant="primary" busy={form.isBusy}>
            {t('save')}
          </Button>
        }
      >
        <KindFields form={form} isFixed={isFixed} />
        <AudienceFields form={form} />
        <GiftFields form={form} />
        <PlayFields form={form} />
        <WordFields form={form} />
        <BudgetFields form={form} />
        <ReasonField {...form.field('reason')} input={form.text('reason')} />
      </Form>
      <div className="grid gap-6">
        <PromotionPreview draft={form.values} currency={currency} />
        <PromotionSimulation draft={form.values} promotion={promotion} />
      </div>
    </div>
  );
}

type Change = Omit<Parameters<typeof changePromotion>[0], 'key'>;

function usePromotionForm(props: {
  readonly promotion: DeskPromotion | undefined;
  readonly onSaved: (id: string) => void;
}) {
  const { promotion, onSaved } = props;
  const t = useTranslations('desk-promotions');
  const landing = useLanding();
  const timeZone = siteTimeZone();
  const change = useMoneyCall((input: Change, key) => changePromotion({ ...input, key }));
  return useForm<PromotionDraft>({
    initial: draftOf(promotion, timeZone),
    checks: usePromotionChecks(),
    submit: async (draft) => {
      const body = bodyOf(draft, promotion, timeZone);
      const outcome = await (promotion === undefined
        ? createPromotion({ body })
        : change({
            params: { id: promotion.id },
            body: { ...body, revision: promotion.revision },
          }));
      void queryClient.invalidateQueries({ queryKey: promotionKeys.all });
      void queryClient.invalidateQueries({ queryKey: auditKeys.all });
      if (!outcome.ok) {
        return landing(outcome, { shown, places });
      }
      toastDone(t(outcome.value.approvalId === null ? 'done.save' : 'second'));
      onSaved(outcome.value.id);
      return undefined;
    },
  });
}
