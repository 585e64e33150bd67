import { useTranslations } from '@portal/i18n/react';
import type { CaptchaAction, CaptchaKind } from '@portal/protocol';
import { Field, IconButton, Input, RefreshIcon } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ComponentProps } from 'react';
import { useBoot } from '../site/site-facts.ts';
import { captchaQuery } from './api/read-captcha.ts';
import { CaptchaGeetest } from './captcha-geetest.tsx';
import { CaptchaWork } from './captcha-work.tsx';

/** portal.md, section 9: a new picture at most once a second. */
const restMs = 1000;

interface CaptchaFieldProps {
  readonly action: CaptchaAction;
  /** Why it is asked: after refused tries, or of everyone. */
  readonly reason: 'failures' | 'everyone';
  /** Changes with every refused attempt: the picture has been used. */
  readonly attempt: number;
  /** Takes the focus when the layer opens: what stands before it is filled in. */
  readonly isFirst?: boolean;
  readonly error: string | undefined;
  readonly input: ComponentProps<'input'>;
  /** Takes an answer that nobody typed. */
  readonly onAnswer: (answer: string) => void;
}

/**
 * Why somebody is asked to show that they are no program, the way that the site offers first, and
 * the others: nobody depends on seeing a picture, or on another company's server (X9).
 */
export function CaptchaField(props: CaptchaFieldProps) {
  const { action, reason, attempt, error, onAnswer } = props;
  const t = useTranslations('session.captcha');
  const { captchaKinds, geetest } = useBoot().system.info;
  const [kind, setKind] = useState(captchaKinds[0]);
  const choose = (way: CaptchaKind): void => {
    onAnswer('');
    setKind(way);
  };
  const others = captchaKinds.filter((way) => way !== kind && isWayOut(kind, way));
  return (
    <div data-ux="M-15" className="grid gap-1">
      <p className="m-0 text-13 text-text-2">
        {t(kind === 'geetest' ? 'check' : reason === 'failures' ? 'whyFailures' : 'whyEveryone')}
      </p>
      {kind === 'geetest' && geetest !== null && (
        <CaptchaGeetest settings={geetest} {...{ action, attempt, error, onAnswer }} />
      )}
      {kind === 'proof_of_work' && <CaptchaWork {...{ action, attempt, error, onAnswer }} />}
      {kind === 'picture' && <CaptchaPicture {...props} />}
      {others.map((way) => (
        <button
          key={way}
          type="button"
          className="-mt-2 min-h-11 justify-self-start text-start text-14 font-semibold text-link"
          onClick={() => choose(way)}
        >
          {t(way === 'picture' ? 'withPicture' : 'withoutPicture')}
        </button>
      ))}
    </div>
  );
}

/** A puzzle asks nothing of anybody; whoever has it needs no other way. */
function isWayOut(from: CaptchaKind | undefined, to: CaptchaKind): boolean {
  return to === 'proof_of_work' || (from === 'geetest' && to === 'picture');
}

/** Whether the last picture, whatever it was drawn for, is younger than a second. */
function useRest(drawnAtMs: number): boolean {
  const [restedAtMs, setRested] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setRested(drawnAtMs), restMs);
    return () => clearTimeout(timer);
  }, [drawnAtMs]);
  return drawnAtMs !== restedAtMs;
}

/** The picture, and what stands in it (M-15). */
function CaptchaPicture(props: CaptchaFieldProps) {
  const { action, attempt, isFirst = false, error, input } = props;
  const t = useTranslations('session.captcha');
  const { data, refetch, dataUpdatedAt, isFetching } = useQuery(captchaQuery(action));
  const isResting = useRest(dataUpdatedAt);
  useEffect(() => {
    if (attempt > 0) {
      void refetch();
    }
  }, [attempt, refetch]);
  return (
    <div className="flex items-end gap-2">
      <Field label={t('label')} isRequired className="flex-1" error={error}>
        <Input
          {...input}
          data-first-focus={isFirst ? '' : undefined}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={20}
          dir="ltr"
        />
      </Field>
      <span className="mb-5.5 block h-10 w-30 overflow-hidden rounded-control bg-s3">
        {data !== undefined && (
          <img
            src={pictureSource(data)}
            alt={t('picture')}
            width={120}
            height={40}
            className="size-full object-contain"
          />
        )}
      </span>
      <span className="mb-5.5">
        <IconButton
          label={t('renew')}
          icon={<RefreshIcon />}
          disabled={isResting || isFetching}
          onClick={() => void refetch()}
        />
      </span>
    </div>
  );
}

function pictureSource(value: string): string {
  return value.startsWith('data:') ? value : `data:image/png;base64,${value}`;
}
