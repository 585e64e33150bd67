import { useTranslations } from '@portal/i18n/react';
import { Button } from '@portal/ui';
import { useDialogs } from '../../../shared/dialogs/dialogs.ts';

/** The ways to an account of one's own, which a trial keeps (S-07); a phone has room for one. */
export function TrialEntry({ isDesktop }: { readonly isDesktop: boolean }) {
  const t = useTranslations('session.login');
  const show = useDialogs((state) => state.show);
  return (
    <>
      {isDesktop && (
        <Button
          size="small"
          // In between it stands in the account menu.
          className="max-xl:hidden"
          onClick={() => {
            show('login');
          }}
        >
          {t('submitShort')}
        </Button>
      )}
      <Button
        data-ux="S-07"
        size="small"
        variant="primary"
        className="max-[399px]:px-1.5"
        onClick={() => {
          show('register');
        }}
      >
        {t('join')}
      </Button>
    </>
  );
}
