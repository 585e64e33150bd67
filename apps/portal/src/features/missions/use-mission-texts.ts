import { useFormats, useTranslations } from '@portal/i18n/react';
import { amountMissionKinds } from '@portal/protocol';
import { useMoneyLine } from '../../shared/money/money-text.tsx';
import type { Mission } from './api/read-mission-summary.ts';

/** What a mission asks for, what is done of it and what it is worth, in words. */
export function useMissionTexts(currency: string) {
  const t = useTranslations('missions');
  const categories = useTranslations('games.categories');
  const formats = useFormats();
  const money = useMoneyLine();
  const counted = ({ kind }: Mission, figure: string) =>
    amountMissionKinds.includes(kind) ? money(figure, currency) : formats.count(Number(figure));
  return {
    task: (mission: Mission): string => {
      const { kind, cycle, category, target, scope: place } = mission;
      const task = t(`kind.${kind}`, { target: counted(mission, target) });
      const scope = [
        ...(category === null ? [] : [categories(category)]),
        ...(place === undefined ? [] : [t('onlyIn', { scope: place })]),
      ];
      return [task, ...scope, t(`cycle.${cycle}`)].join(' · ');
    },
    progress: (mission: Mission): string =>
      t('progress', {
        done: counted(mission, mission.done),
        target: counted(mission, mission.target),
      }),
    worth: ({ rewardKind, reward }: Mission): string => {
      switch (rewardKind) {
        case 'MONEY':
          return money(reward, currency);
        case 'POINTS':
          return t('points', { points: formats.count(Number(reward)) });
        case 'TICKET':
          return t('tickets', { count: Number(reward) });
        case 'RED_ENVELOPE':
          return t('envelope', { amount: money(reward, currency) });
      }
    },
  };
}
