import { useFormats, useTranslations } from '@portal/i18n/react';
import { moneyMissionRewards } from '@portal/protocol';
import { Button, Card, Tag, type Tone } from '@portal/ui';
import type { Mission } from '../api/read-mission-summary.ts';
import { useMissionTexts } from '../use-mission-texts.ts';
import { MissionProgress } from './mission-progress.tsx';

interface MissionCardProps {
  readonly mission: Mission;
  readonly currency: string;
  readonly isBusy: boolean;
  readonly onAct: () => void;
}

const toneOf: Readonly<Record<Mission['status'], Tone>> = {
  CLAIM: 'ok',
  PROCESS: 'info',
  JOIN: 'primary',
  LOCKED: 'neutral',
  CLAIMED: 'neutral',
  CLOSE: 'neutral',
};

/** What it asks for, how far it is, what it is worth, and the one thing to do about it. */
export function MissionCard({ mission, currency, isBusy, onAct }: MissionCardProps) {
  const t = useTranslations('missions');
  const { task, worth } = useMissionTexts(currency);
  const { name, status, minVip, after } = mission;
  return (
    <Card className="flex h-full flex-col gap-3 p-4">
      <div className="flex items-start justify-between gap-3">
        <h2 className="m-0 text-16 font-bold">
          <bdi>{name}</bdi>
        </h2>
        <Tag tone={toneOf[status]}>{t(`status.${status}`)}</Tag>
      </div>
      <p className="m-0 text-14 text-text-2">{task(mission)}</p>
      {status !== 'LOCKED' && status !== 'JOIN' && (
        <MissionProgress mission={mission} currency={currency} />
      )}
      {status === 'LOCKED' && after !== undefined && (
        <p className="m-0 text-14">{t('after', { name: after })}</p>
      )}
      {status === 'LOCKED' && minVip > 0 && (
        <p className="m-0 text-14">{t('locked', { rank: minVip })}</p>
      )}
      <div className="mt-auto flex flex-wrap items-end justify-between gap-3 pt-1">
        <div className="grid gap-1">
          <b className="text-18">{worth(mission)}</b>
          <Terms mission={mission} />
        </div>
        {(status === 'CLAIM' || status === 'JOIN') && (
          <Button variant="primary" size="touch" busy={isBusy} onClick={onAct}>
            {t(status === 'CLAIM' ? 'claim' : 'join')} <span className="sr-only">{name}</span>
          </Button>
        )}
      </div>
    </Card>
  );
}

/** Until when, and what has to be played of money. */
function Terms({ mission }: { readonly mission: Mission }) {
  const t = useTranslations('missions');
  const formats = useFormats();
  const { to, claimUntil, status, rewardKind, multiple } = mission;
  const last = status === 'CLAIM' ? claimUntil : to;
  const parts = [
    ...(last === null
      ? []
      : [t(status === 'CLAIM' ? 'claimUntil' : 'until', { day: formats.dayInText(last) })]),
    ...(moneyMissionRewards.includes(rewardKind) && multiple > 0
      ? [t('multiple', { count: multiple })]
      : []),
  ];
  return parts.map((part) => (
    <span key={part} className="text-13 text-text-2">
      {part}
    </span>
  ));
}
