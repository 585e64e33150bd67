import type { CaptchaAction } from '@portal/protocol';
import { useLanguage, useTranslations } from '@portal/i18n/react';
import { Button, CheckIcon, ErrorText, Spinner } from '@portal/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { beginCheck } from './api/begin-check.ts';
import { geetestAnswer, type GeetestValues } from './captcha-fields.ts';
import type { GeetestSettings } from './show-geetest.ts';

type Stage = 'loading' | 'ready' | 'passed' | 'failed';

/**
 * The check of GeeTest; its script is fetched when somebody is asked for the first time. A proof
 * that was used is followed by another check.
 */
export function CaptchaGeetest(props: CheckProps & { readonly attempt: number }) {
  const { attempt, ...rest } = props;
  const [turn, setTurn] = useState(0);
  return (
    <OneCheck
      key={`${String(attempt)}-${String(turn)}`}
      {...rest}
      onRepeat={() => setTurn((count) => count + 1)}
    />
  );
}

interface CheckProps {
  readonly action: CaptchaAction;
  readonly settings: GeetestSettings;
  readonly error: string | undefined;
  readonly onAnswer: (answer: string) => void;
}

function OneCheck(props: CheckProps & { readonly onRepeat: () => void }) {
  const { action, settings, error } = props;
  const { captchaId, scriptUrl } = settings;
  const t = useTranslations('session.captcha');
  const { locale } = useLanguage();
  const place = useRef<HTMLDivElement>(null);
  const [stage, setStage] = useState<Stage>('loading');
  const pass = useEffectEvent((values: GeetestValues) => {
    setStage('passed');
    props.onAnswer(geetestAnswer(values));
  });
  useEffect(() => {
    const asking = new AbortController();
    void (async () => {
      // What is proven is good for this browser and this form alone (R63).
      const begun = await beginCheck(action);
      if (asking.signal.aborted) {
        return;
      }
      if (!begun.ok) {
        setStage('failed');
        return;
      }
      const { showGeetest } = await import('./show-geetest.ts');
      await showGeetest(
        { captchaId, scriptUrl, locale, place: place.current, signal: asking.signal },
        {
          onReady: () => setStage('ready'),
          onPass: (values) => pass(values),
          onFail: () => setStage('failed'),
        },
      );
    })();
    return () => asking.abort();
  }, [action, captchaId, scriptUrl, locale]);
  return (
    <div className="grid gap-1" aria-busy={stage === 'loading'}>
      {stage === 'loading' && (
        <p role="status" className="m-0 flex min-h-10 items-center gap-2 text-14">
          <Spinner size={20} />
          {t('checkLoading')}
        </p>
      )}
      <div ref={place} className="max-w-full" />
      {stage === 'passed' && (
        <p role="status" className="m-0 flex min-h-10 items-center gap-2 text-14">
          <CheckIcon size={20} className="text-ok" />
          {t('worked')}
        </p>
      )}
      {stage === 'failed' && (
        <>
          <ErrorText>{t('checkFailed')}</ErrorText>
          <Button size="small" onClick={props.onRepeat}>
            {t('workAgain')}
          </Button>
        </>
      )}
      {error !== undefined && stage !== 'failed' && <ErrorText>{error}</ErrorText>}
    </div>
  );
}
