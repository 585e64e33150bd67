import { useTranslations } from '@portal/i18n/react';
import { Button } from '@portal/ui';
import { useNavigate } from '@tanstack/react-router';
import { useDialogs } from '../../../shared/dialogs/dialogs.ts';
import { useMoneyLine } from '../../../shared/money/money-text.tsx';
import type { Launch } from '../round.ts';
import type { WayOut } from '../way-out.ts';

export interface RefusalActions {
  readonly onStake: (index: number) => void;
  readonly onTryAgain: () => void;
  readonly onReload: () => void;
  readonly onLeave: () => void;
}

/** The one button beside the reason. */
export function RefusalAction(
  props: RefusalActions & { readonly launch: Launch; readonly out: WayOut },
) {
  const { launch, out } = props;
  const t = useTranslations('slot.play');
  const line = useMoneyLine();
  const navigate = useNavigate();
  const show = useDialogs((state) => state.show);
  const { label, act } = ((): { label: string; act: () => void } => {
    switch (out.kind) {
      case 'lowerStake': {
        const stake = launch.stakes[out.index]?.stake ?? launch.defaultStake;
        return {
          label: t('takeStake', { stake: line(stake, launch.currency) }),
          act: () => props.onStake(out.index),
        };
      }
      case 'leave':
        return { label: t('backToGames'), act: props.onLeave };
      case 'reload':
        return { label: t('loadAgain'), act: props.onReload };
      case 'protection':
        return { label: t('toLimits'), act: () => void navigate({ to: '/m/limits' }) };
      case 'check':
        return { label: t('toCheck'), act: () => show('realityCheck') };
      case 'bonus':
        return { label: t('toBonus'), act: () => void navigate({ to: '/m/bonusDetails' }) };
      case 'service':
        return { label: t('toService'), act: () => void navigate({ to: '/service' }) };
      case 'tryAgain':
        return { label: t('tryAgain'), act: props.onTryAgain };
    }
  })();
  return (
    <Button size="small" onClick={act}>
      {label}
    </Button>
  );
}
