import { useTranslations } from '@portal/i18n/react';
import { Dialog } from '@portal/ui';
import { useDialogs } from '../../../shared/dialogs/dialogs.ts';
import { useSite } from '../../../shared/site/site-facts.ts';

const parts = ['age', 'account', 'money', 'fairness', 'privacy', 'limits'] as const;

/** Terms, privacy and age in a layer of their own over the form (M-17). */
export function TermsText() {
  const t = useTranslations('portal.terms');
  const site = useSite();
  const isOpen = useDialogs((state) => state.areTermsOpen);
  return (
    <Dialog
      ux="M-17"
      kind="confirm"
      isOpen={isOpen}
      onClose={() => {
        useDialogs.setState({ areTermsOpen: false });
      }}
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
    </Dialog>
  );
}
