import { useTranslations } from '@portal/i18n/react';
import { useSiteAddresses } from '../../features/content/api/read-site-addresses.ts';
import { AddressesForm } from '../../features/content/components/addresses-form.tsx';
import { SectionPage } from '../../features/content/components/section-page.tsx';
import { PageTrail } from '../page-trail.tsx';

/** Where the site answers, and the hosts of its pictures and launches (BO-22). */
export default function SiteAddressesPage() {
  const t = useTranslations('desk-addresses');
  const title = useTranslations('desk-shell.places')('siteAddresses');
  return (
    <>
      <SectionPage
        ux="BO-22"
        title={title}
        text={t('text')}
        failed={t('failed')}
        query={useSiteAddresses()}
      >
        {(addresses, onDone) => <AddressesForm addresses={addresses} onDone={onDone} />}
      </SectionPage>
      <PageTrail subjectId="addresses" />
    </>
  );
}
