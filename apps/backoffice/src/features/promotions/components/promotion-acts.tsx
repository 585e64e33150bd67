import { useTranslations } from '@portal/i18n/react';
import { promotionActs, type PromotionAct } from '@portal/protocol';
import { Button, Dialog } from '@portal/ui';
import { useState } from 'react';
import { actOnPromotion } from '../api/act-on-promotion.ts';
import type { DeskPromotion } from '../api/list-promotions.ts';
import { promotionKeys } from '../promotion-keys.ts';
import { ReasonForm } from '../../../shared/reason-form.tsx';
import { useMoneyCall } from '../../../shared/use-money-call.ts';
import { useReasonForm } from '../../../shared/use-reason-form.ts';

const variants = {
  publish: 'primary',
  pause: 'secondary',
  resume: 'primary',
  end: 'danger',
} as const;

/** Publishes, pauses, resumes or ends a promotion, each with a reason. */
export function PromotionActs({ promotion }: { readonly promotion: DeskPromotion }) {
  const t = useTranslations('desk-promotions');
  const ui = useTranslations('ui.dialog');
  const [act, setAct] = useState<PromotionAct>();
  const close = (): void => setAct(undefined);
  return (
    <>
      {promotionActs
        .filter((name) => promotion.abilities.includes(name))
        .map((name) => (
          <Button key={name} variant={variants[name]} onClick={() => setAct(name)}>
            {t(`act.${name}`)}
          </Button>
        ))}
      {act !== undefined && (
        <Dialog
          isOpen
          kind="form"
          ux="BO-08-act"
          title={t(`act.${act}`)}
          closeLabel={ui('close')}
          onClose={close}
        >
          <p className="mb-3 text-text-2">{t(`about.${aboutOf(act, promotion)}`)}</p>
          <ActForm act={act} promotion={promotion} onDone={close} />
        </Dialog>
      )}
    </>
  );
}

/**
 * What may come of it before it is pressed: only where a person looks at each claim is it known
 * that nobody else is asked, as the server counts what one operator gave in a day.
 */
function aboutOf(act: PromotionAct, { offer }: DeskPromotion) {
  return act === 'publish' && !offer.isReviewed ? 'publishOrAsk' : act;
}

interface ActBody {
  readonly act: PromotionAct;
  readonly revision: number;
  readonly reason: string;
}

function ActForm(props: {
  readonly act: PromotionAct;
  readonly promotion: DeskPromotion;
  readonly onDone: () => void;
}) {
  const { act, promotion, onDone } = props;
  const t = useTranslations('desk-promotions');
  const { id, revision } = promotion;
  const send = useMoneyCall((body: ActBody, key) => actOnPromotion({ params: { id }, body, key }));
  const form = useReasonForm({
    send: async (reason) => {
      const outcome = await send({ act, revision, reason });
      // What pauses or ends while a request waits is done at once.
      const waits = outcome.ok && act === 'publish' && outcome.value.approvalId !== null;
      return waits ? { ok: true, said: t('second') } : outcome;
    },
    stale: promotionKeys.all,
    done: t(`done.${act}`),
    onDone,
  });
  return (
    <ReasonForm form={form}>
      <Button type="submit" variant={variants[act]} busy={form.isBusy}>
        {t(`act.${act}`)}
      </Button>
    </ReasonForm>
  );
}
