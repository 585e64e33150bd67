import { useTranslations } from '@portal/i18n/react';
import { buttonClass } from '@portal/ui';
import { Link } from '@tanstack/react-router';
import { ProgressBar } from '../../../shared/progress/progress-bar.tsx';
import { useBonus } from '../../../shared/rewards/read-bonus.ts';

/** What was taken goes on as a bonus: how far its play is, and the way to the rest of it (D8). */
export function TakenBonus({ rewardId }: { readonly rewardId: string }) {
  const t = useTranslations('promotions.action');
  const { data } = useBonus(rewardId);
  return (
    <div data-ux="PR-02-bonus" className="grid justify-items-start gap-3">
      {data?.status === 'OPEN' && (
        <div className="w-full">
          <ProgressBar
            doneAmount={data.doneAmount}
            targetAmount={data.requiredAmount}
            currency={data.currency}
          />
        </div>
      )}
      <Link
        to="/m/bonusDetails/$rewardId"
        params={{ rewardId }}
        className={buttonClass({ variant: 'primary', size: 'touch' })}
      >
        {t('toBonus')}
      </Link>
    </div>
  );
}
