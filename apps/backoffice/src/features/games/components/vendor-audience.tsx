import { useTranslations } from '@portal/i18n/react';
import { Card } from '@portal/ui';
import type { ComponentProps } from 'react';
import { changeVendorAudience } from '../api/change-audience.ts';
import type { GameVendor } from '../api/list-games.ts';
import { AudienceForm } from './audience-form.tsx';

/** When and to whom the vendor whose games are listed is shown, with all of them. */
export function VendorAudience(props: {
  readonly vendor: GameVendor;
  readonly site: ComponentProps<typeof AudienceForm>['site'];
}) {
  const { vendor, site } = props;
  const { vendorCode, vendorName: name, shown } = vendor;
  const t = useTranslations('desk-games.audience');
  return (
    <Card data-ux="BO-10-audience" className="p-4">
      <h2 className="m-0 mb-3 text-16 font-semibold">{t('title', { name })}</h2>
      <AudienceForm
        name={name}
        shown={shown}
        site={site}
        send={(body) => changeVendorAudience(vendorCode, body)}
      />
    </Card>
  );
}
