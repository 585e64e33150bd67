import { useTranslations } from '@portal/i18n/react';
import { Button, Dialog } from '@portal/ui';
import { useStepUp } from '../../../shared/step-up.ts';
import { ProofForm } from './proof-form.tsx';

/** Opens by itself when a sensitive call waits for a proof; the call goes on, or is given up. */
export function StepUpDialog() {
  const t = useTranslations('desk-security.stepUp');
  const common = useTranslations('common.actions');
  const question = useStepUp((state) => state.question);
  const giveUp = () => question?.answer(false);
  return (
    <Dialog
      ux="BO-01-step-up"
      isOpen={question !== undefined}
      onClose={giveUp}
      kind="confirm"
      title={t('title')}
      closeLabel={common('close')}
    >
      <div className="grid gap-3">
        <p className="m-0 text-text-2">{t('text')}</p>
        {question !== undefined && (
          <ProofForm
            kinds={question.kinds}
            submitLabel={t('submit')}
            other={<Button onClick={giveUp}>{common('cancel')}</Button>}
            onProven={() => question.answer(true)}
          />
        )}
      </div>
    </Dialog>
  );
}
