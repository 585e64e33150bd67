import { useTranslations } from '@portal/i18n/react';
import { CheckIcon, CloseIcon } from '@portal/ui';
import type { HandStep } from '../by-hand.ts';

/** What came out of typed values, step by step, each with what is done there. */
export function HandSteps({ steps }: { readonly steps: readonly HandStep[] }) {
  const t = useTranslations('verify-hand.steps');
  return (
    <ol className="m-0 grid list-decimal gap-4 ps-5" aria-live="polite">
      {steps.map(({ name, value, published }, at) => (
        <li key={`${name} ${at}`}>
          <span className="text-14">{t(name)}</span>
          <code dir="ltr" className="mt-1 block min-w-0 font-mono text-13 break-all">
            {value}
          </code>
          {published !== undefined && <Held name={name} isFine={value === published} />}
        </li>
      ))}
    </ol>
  );
}

/** Whether it is what was published. */
function Held({ name, isFine }: { readonly name: HandStep['name']; readonly isFine: boolean }) {
  const t = useTranslations('verify');
  const what = name === 'root' ? 'root' : 'commitment';
  return (
    <span
      className={`mt-1 flex items-center gap-2 font-semibold ${isFine ? 'text-ok' : 'text-bad'}`}
    >
      {isFine ? <CheckIcon size={18} /> : <CloseIcon size={18} />}
      {t(`${isFine ? 'fine' : 'wrong'}.${what}`)}
    </span>
  );
}
