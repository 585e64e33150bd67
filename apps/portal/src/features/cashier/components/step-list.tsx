import { useFormats, useTranslations } from '@portal/i18n/react';
import type { Withdrawal } from '../api/read-withdrawal.ts';
import { useReasonText } from './reason-text.ts';
import { WithdrawalState } from '../../../shared/withdrawal/withdrawal-state.tsx';

/** What happened so far, the newest first: when, by whom, why. */
export function StepList({ steps }: Pick<Withdrawal, 'steps'>) {
  const t = useTranslations('cashier.tracker');
  const formats = useFormats();
  const reasonText = useReasonText();
  return (
    <section className="grid content-start gap-3">
      <h2 className="m-0 text-20 font-bold">{t('steps')}</h2>
      <ol className="m-0 grid list-none gap-3 p-0">
        {steps.toReversed().map((step, index) => (
          <li
            // A state may come twice, and steps are only added at the end.
            key={steps.length - index}
            className="grid gap-1 border-s-2 border-line ps-3"
          >
            <span className="flex flex-wrap items-center gap-2">
              <WithdrawalState state={step.state} />
              <time dateTime={step.at} className="text-14 text-text-2">
                {formats.fullDateTime(step.at)}
              </time>
              <span className="text-14 text-text-2">{t(`by.${step.by}`)}</span>
            </span>
            {step.reason !== null && <span className="text-14">{reasonText(step.reason)}</span>}
            {step.note !== null && <q className="text-14 text-text-2">{step.note}</q>}
          </li>
        ))}
      </ol>
    </section>
  );
}
