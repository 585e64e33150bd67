import { useTranslations } from '@portal/i18n/react';
import { Sheet } from '@portal/ui';
import { useSite } from '../../../shared/site/site-facts.ts';

const parts = ['age', 'account', 'money', 'fairness', 'privacy', 'limits'] as const;

/** Terms, privacy and age beside the form, which stands as it was left behind them (M-17). */
export function TermsText(props: { readonly isOpen: boolean; readonly onClose: () => void }) {
  const t = useTranslations('registration.terms');
  const site = useSite();
  return (
    <Sheet
      ux="M-17"
      isWhole
      isOver
      isOpen={props.isOpen}
      onClose={props.onClose}
      title={t('title')}
      closeLabel={t('close')}
    >
      <dl className="grid gap-3 text-14">
        {parts.map((part) => (
          <div key={part}>
            <dt className="font-semibold">{t(`${part}.title`)}</dt>
            <dd className="text-text-2">
              {t(`${part}.text`, { name: site.name, age: site.minimumAge })}
            </dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}
