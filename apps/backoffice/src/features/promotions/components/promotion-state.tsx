import { useTranslations } from '@portal/i18n/react';
import type { PromotionRun } from '@portal/protocol';
import { Tag } from '@portal/ui';

const tones = { draft: 'neutral', live: 'ok', paused: 'warn', stopped: 'neutral' } as const;

export function PromotionState({ state }: { readonly state: PromotionRun }) {
  const t = useTranslations('desk-promotions.state');
  return <Tag tone={tones[state]}>{t(state)}</Tag>;
}
