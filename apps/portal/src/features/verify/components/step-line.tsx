import { useTranslations } from '@portal/i18n/react';
import { CheckIcon, CloseIcon } from '@portal/ui';

interface StepLineProps {
  /** What was found, as a sentence. */
  readonly text: string;
  readonly step: {
    readonly computed: string;
    readonly published: string;
    readonly isFine: boolean;
  };
}

/** A step of a check: whether it holds, what came out here, and what was published. */
export function StepLine({ text, step }: StepLineProps) {
  const t = useTranslations('verify');
  const { computed, published, isFine } = step;
  const lines = [
    [t('computed'), computed],
    [t('published'), published],
  ] as const;
  return (
    <li className="grid gap-1">
      <span className={`flex items-center gap-2 font-semibold ${isFine ? 'text-ok' : 'text-bad'}`}>
        {isFine ? <CheckIcon size={18} /> : <CloseIcon size={18} />}
        {text}
      </span>
      {lines.map(([label, value]) => (
        <span key={label} className="grid gap-x-3 text-13 sm:grid-cols-[140px_1fr]">
          <span className="text-text-3">{label}</span>
          <code dir="ltr" className="min-w-0 font-mono break-all">
            {value}
          </code>
        </span>
      ))}
    </li>
  );
}
