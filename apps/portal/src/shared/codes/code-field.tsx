import { useTranslations } from '@portal/i18n/react';
import type { Failure } from '@portal/protocol/client';
import { announce, Button, Field, Input } from '@portal/ui';
import { useRef, useState, type ComponentProps } from 'react';
import { useFailureText } from '../client/failure-text.ts';
import { useCountdown } from './use-countdown.ts';
import type { CodePurpose } from './resting-codes.ts';
import { useWholeCode } from './use-whole-code.ts';
import { WarningDialog } from './warning-dialog.tsx';

const secondsOfMinute = 60;
/** portal.md 5: a code is asked for at most once a second. */
const throttleMs = 1000;

type Sent = { readonly ok: true; readonly value: { readonly expiredMinutes: number } } | Failure;

/** One field for the whole code, and the button that has it sent. */
export function CodeField(props: {
  readonly purpose: CodePurpose;
  /** What is typed as the place that it goes to, where it is typed: the countdown belongs to it. */
  readonly to?: string;
  /** Undefined when the number is not fit for a code yet; the form says why. */
  readonly send: () => Promise<Sent | undefined>;
  readonly error: string | undefined;
  readonly input: ComponentProps<'input'>;
}) {
  const t = useTranslations('session.code');
  const failureText = useFailureText();
  const { purpose, to, input, error } = props;
  const { seconds, start } = useCountdown(to === undefined ? purpose : `${purpose} ${to}`);
  const [isBusy, setBusy] = useState(false);
  const [warning, setWarning] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const askedAtMs = useRef(Number.NEGATIVE_INFINITY);
  const [isTooSoon, setTooSoon] = useState(false);
  // What was said of a code is over when another one is sent.
  const [formerError, setFormerError] = useState<string>();
  if (formerError !== undefined && error === undefined) {
    setFormerError(undefined);
  }
  useWholeCode(purpose === 'register' ? undefined : input.value, field);
  const send = async (): Promise<void> => {
    if (performance.now() - askedAtMs.current < throttleMs) {
      setTooSoon(true);
      return;
    }
    askedAtMs.current = performance.now();
    setTooSoon(false);
    setBusy(true);
    const outcome = await props.send();
    setBusy(false);
    if (outcome === undefined) {
      // Nothing was asked for, so nothing has to wait.
      askedAtMs.current = Number.NEGATIVE_INFINITY;
      return;
    }
    if (!outcome.ok) {
      setWarning(failureText(outcome));
      return;
    }
    start(secondsOfMinute * outcome.value.expiredMinutes);
    setFormerError(error);
    announce(t('sent'));
    // The button rests now, and what comes next is the code.
    field.current?.focus();
  };
  const isResting = seconds > 0;
  return (
    <>
      <Field
        label={t('label')}
        isRequired
        error={error === formerError ? undefined : error}
        hint={isResting ? t('sent') : isTooSoon ? t('tooSoon') : undefined}
      >
        <span className="flex items-center gap-2">
          <Input
            {...input}
            ref={field}
            inputMode="numeric"
            autoComplete="one-time-code"
            dir="ltr"
            maxLength={255}
          />
          <Button
            className="min-w-28 flex-none whitespace-nowrap tabular-nums"
            busy={isBusy}
            disabled={isResting}
            onClick={() => void send()}
          >
            {isResting ? t('resend', { seconds }) : t('send')}
          </Button>
        </span>
      </Field>
      {warning !== undefined && (
        <WarningDialog text={warning} onClose={() => setWarning(undefined)} />
      )}
    </>
  );
}
