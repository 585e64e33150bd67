import { useTranslations } from '@portal/i18n/react';
import type { PromotionStatus } from '@portal/protocol';
import { Tag, type Tone } from '@portal/ui';

const tones: Readonly<Record<PromotionStatus, Tone>> = {
  COMING_SOON: 'neutral',
  JOIN: 'primary',
  JOINED: 'info',
  PROCESS: 'info',
  CLAIM: 'ok',
  APPLYING: 'warn',
  REJECTED: 'bad',
  ISSUED: 'ok',
  CLAIMED: 'ok',
  CLOSE: 'neutral',
};

/** One of the ten words (PR-01). */
export function StatusTag({ status }: { readonly status: PromotionStatus }) {
  const t = useTranslations('promotions.status');
  return <Tag tone={tones[status]}>{t(status)}</Tag>;
}
