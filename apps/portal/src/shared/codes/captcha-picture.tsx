import { useTranslations } from '@portal/i18n/react';
import type { CaptchaAction } from '@portal/protocol';
import { Button, ErrorText, Field, IconButton, Input, RefreshIcon, Skeleton } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ComponentProps } from 'react';
import { failureIn } from '../client/failure-in.ts';
import { useFailureText } from '../client/failure-text.ts';
import { captchaQuery } from './api/read-captcha.ts';

/** portal.md, section 9: a new picture at most once a second. */
const restMs = 1000;

interface CaptchaPictureProps {
  readonly action: CaptchaAction;
  /** Changes with every refused attempt: the picture has been used. */
  readonly attempt: number;
  readonly isFirst?: boolean;
  readonly error: string | undefined;
  readonly input: ComponentProps<'input'>;
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
export function CaptchaPicture(props: CaptchaPictureProps) {
  const { action, attempt, isFirst = false, input } = props;
  const t = useTranslations('session.captcha');
  const { data, error, refetch, dataUpdatedAt, isFetching } = useQuery(captchaQuery(action));
  const isResting = useRest(dataUpdatedAt);
  useEffect(() => {
    if (attempt > 0) {
      void refetch();
    }
  }, [attempt, refetch]);
  const isMissing = error !== null && !isFetching;
  return (
    <div className="grid gap-2">
      <div className="flex items-end gap-2">
        <Field label={t('label')} isRequired className="flex-1" error={props.error}>
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
        {/* One that could not be replaced has been used. */}
        <Picture value={isMissing ? undefined : data} isBusy={isFetching} />
        <span className="mb-5.5">
          <IconButton
            label={t('renew')}
            icon={<RefreshIcon />}
            disabled={isResting || isFetching}
            onClick={() => void refetch()}
          />
        </span>
      </div>
      {isMissing && <Missing error={error} onRetry={() => void refetch()} />}
    </div>
  );
}

function Picture(props: { readonly value: string | undefined; readonly isBusy: boolean }) {
  const { value, isBusy } = props;
  const t = useTranslations('session.captcha');
  return (
    <span
      role="group"
      aria-label={t('picture')}
      aria-busy={isBusy}
      className="mb-5.5 block h-10 w-30 overflow-hidden rounded-control bg-s3"
    >
      {value !== undefined ? (
        <img
          src={pictureSource(value)}
          alt={t('picture')}
          width={120}
          height={40}
          className="size-full object-contain"
        />
      ) : (
        isBusy && <Skeleton height="40px" />
      )}
    </span>
  );
}

/** Without a picture nobody can go on by it. */
function Missing(props: { readonly error: Error; readonly onRetry: () => void }) {
  const t = useTranslations('session.captcha');
  const failureText = useFailureText();
  return (
    <div className="mb-2 grid justify-items-start gap-2">
      <ErrorText>{failureText(failureIn(props.error) ?? { code: '', message: '' })}</ErrorText>
      <Button size="small" onClick={props.onRetry}>
        {t('workAgain')}
      </Button>
    </div>
  );
}

function pictureSource(value: string): string {
  return value.startsWith('data:') ? value : `data:image/png;base64,${value}`;
}
