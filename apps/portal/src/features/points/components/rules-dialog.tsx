import { useFormats, useTranslations } from '@portal/i18n/react';
import { Dialog, Skeleton } from '@portal/ui';
import { LoadFailed } from '../../../shared/client/load-failed.tsx';
import { useMoneyLine } from '../../../shared/money/money-text.tsx';
import { usePointConfig } from '../api/list-point-config.ts';

/** What earns points and what they are worth, rule by rule. */
export function RulesDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('points.rules');
  const close = useTranslations('ui.dialog')('close');
  return (
    <Dialog ux="PR-09-rules" isOpen onClose={onClose} title={t('title')} closeLabel={close}>
      <p className="m-0 text-14 text-text-2">{t('lead')}</p>
      <Rules />
    </Dialog>
  );
}

function Rules() {
  const t = useTranslations('points');
  const formats = useFormats();
  const line = useMoneyLine();
  const config = usePointConfig();
  if (config.isError) {
    return (
      <LoadFailed error={config.error} onRetry={() => void config.refetch()} headingLevel={2} />
    );
  }
  if (config.data === undefined) {
    return <Skeleton className="mt-4 h-56" />;
  }
  const { currency, list } = config.data;
  return (
    <dl className="m-0 mt-4 grid gap-2">
      {list.map(({ type, amount, ratio }) => (
        <div
          key={type}
          className="flex flex-wrap justify-between gap-x-4 border-b border-line pb-2"
        >
          <dt>{t(`rules.${type}`)}</dt>
          <dd className="m-0 font-semibold">
            {type === 'redeem'
              ? t('rules.worth', {
                  points: formats.count(BigInt(amount)),
                  amount: line(ratio, currency),
                })
              : t('rules.each', {
                  points: Number(ratio),
                  amount: line(amount, currency),
                })}
          </dd>
        </div>
      ))}
    </dl>
  );
}
