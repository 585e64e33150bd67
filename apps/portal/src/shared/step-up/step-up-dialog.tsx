import { useTranslations } from '@portal/i18n/react';
import { Button, Dialog } from '@portal/ui';
import { ProofForm } from './proof-form.tsx';
import type { Question } from './step-up.ts';

/** Opens by itself when a sensitive call waits for a proof; the call goes on, or is given up. */
export function StepUpDialog({ question }: { readonly question: Question }) {
  const t = useTranslations('proof.stepUp');
  const common = useTranslations('common.actions');
  const giveUp = () => question.answer(false);
  return (
    <Dialog
      ux="MC-02-step-up"
      isOpen
      onClose={giveUp}
      kind="confirm"
      title={t('title')}
      closeLabel={common('close')}
    >
      <div className="grid gap-3">
        <p className="m-0 text-14 text-text-2">{t('text')}</p>
        <ProofForm
          kinds={question.kinds}
          submitLabel={t('submit')}
          other={<Button onClick={giveUp}>{common('cancel')}</Button>}
          onProven={() => question.answer(true)}
        />
      </div>
    </Dialog>
  );
}
