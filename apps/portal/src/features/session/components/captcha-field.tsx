import { useTranslations } from '@portal/i18n/react';
import { Field, IconButton, Input, RefreshIcon } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ComponentProps } from 'react';
import { captchaQuery } from '../api/read-captcha.ts';

/** portal.md, section 9: a new picture at most once a second. */
const restMs = 1000;

interface CaptchaFieldProps {
  readonly action: 'login' | 'register';
  /** Changes with every refused attempt: the picture has been used. */
  readonly attempt: number;
  readonly error?: string | undefined;
  readonly field: ComponentProps<'input'>;
}

/** The picture and what stands in it (M-15). */
export function CaptchaField({ action, attempt, error, field }: CaptchaFieldProps) {
  const t = useTranslations('session.captcha');
  const { data, refetch } = useQuery(captchaQuery(action));
  const [isResting, setResting] = useState(false);
  useEffect(() => {
    if (attempt > 0) {
      void refetch();
    }
  }, [attempt, refetch]);
  const renew = (): void => {
    setResting(true);
    setTimeout(() => {
      setResting(false);
    }, restMs);
    void refetch();
  };
  return (
    <div data-ux="M-15" className="flex items-end gap-2">
      <Field
        label={t('label')}
        isRequired
        className="flex-1"
        {...(error === undefined ? {} : { error })}
      >
        <Input
          {...field}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={20}
          dir="ltr"
        />
      </Field>
      <span className="mb-5.5 block h-10 w-30 overflow-hidden rounded-control bg-s3">
        {data !== undefined && (
          <img src={pictureSource(data)} alt={t('picture')} width={120} height={40} />
        )}
      </span>
      <span className="mb-5.5">
        <IconButton
          label={t('renew')}
          icon={<RefreshIcon />}
          disabled={isResting}
          onClick={renew}
        />
      </span>
    </div>
  );
}

function pictureSource(value: string): string {
  return value.startsWith('data:') ? value : `data:image/png;base64,${value}`;
}
