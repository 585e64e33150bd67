import { useTranslations } from '@portal/i18n/react';
import { Dialog, Tabs } from '@portal/ui';
import { useState } from 'react';
import type { SlotTheme } from '../../../shared/stage/data/themes.ts';
import type { Launch } from '../round.ts';
import { Fairness } from './fairness.tsx';
import { PayTable } from './pay-table.tsx';
import { Rules } from './rules.tsx';

interface GameInfoProps {
  readonly launch: Launch;
  readonly theme: SlotTheme;
  readonly stake: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const tabs = ['pays', 'rules', 'fairness'] as const;

/** Pay table, rules with the exact return, and seeds: one press away before any stake (R34). */
export function GameInfo({ launch, theme, stake, isOpen, onClose }: GameInfoProps) {
  const t = useTranslations('slot.info');
  const [tab, setTab] = useState<(typeof tabs)[number]>('pays');
  return (
    <Dialog
      kind="list"
      isOpen={isOpen}
      onClose={onClose}
      title={launch.game.displayName}
      closeLabel={t('close')}
    >
      <Tabs
        label={t('label')}
        value={tab}
        onChange={setTab}
        tabs={tabs.map((value) => ({ value, label: t(`tabs.${value}`) }))}
      >
        <div className="pt-4">
          {tab === 'pays' && <PayTable launch={launch} theme={theme} stake={stake} />}
          {tab === 'rules' && <Rules design={launch.design} />}
          {tab === 'fairness' && <Fairness mode={launch.mode} />}
        </div>
      </Tabs>
    </Dialog>
  );
}
