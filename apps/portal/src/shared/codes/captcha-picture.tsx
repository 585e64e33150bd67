import { useTranslations } from '@portal/i18n/react';
import type { CaptchaAction } from '@portal/protocol';
import { Field, IconButton, Input, RefreshIcon } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ComponentProps } from 'react';
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
