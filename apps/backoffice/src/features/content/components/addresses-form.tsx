import { useTranslations } from '@portal/i18n/react';
import { Field, Select, TextArea, useForm } from '@portal/ui';
import { useState } from 'react';
import { useReasonCheck } from '../../../shared/reason-field.tsx';
import {
  addressesIn,
  addressLists,
  draftOfAddresses,
  faultIn,
  rowsIn,
  type AddressesDraft,
  type AddressList,
} from '../addresses-draft.ts';
import { changeSiteAddresses } from '../api/change-site-addresses.ts';
import type { SiteAddresses } from '../api/read-site-addresses.ts';
import { contentKeys } from '../content-keys.ts';
import { useSectionSend } from '../use-section-send.ts';
import { mayManage, SectionForm } from './section-form.tsx';

/** Where the site answers, and hosts of pictures, launches and links, a row in each line. */
export function AddressesForm(props: {
  readonly addresses: SiteAddresses;
  readonly onDone: () => void;
}) {
  const t = useTranslations('desk-addresses');
  // What the operator saw: an answer that comes meanwhile must not pass for it.
  const [addresses] = useState(props.addresses);
  const isFixed = !mayManage(addresses);
  const form = useAddressesForm(addresses, props.onDone);
  const main = form.choice('mainDomain');
  const hosts = rowsIn(form.values.domainList);
  return (
    <SectionForm form={form} section={addresses}>
      {addressLists.map((list) => (
        <Field key={list} label={t(list)} hint={t(`hint.${list}`)} {...form.field(list)}>
          <TextArea {...form.text(list)} rows={5} dir="ltr" readOnly={isFixed} />
        </Field>
      ))}
      <Field label={t('mainDomain')} hint={t('hint.mainDomain')}>
        <Select
          value={hosts.includes(main.value) ? main.value : ''}
          onChange={main.onChange}
          disabled={isFixed}
          options={[
            { value: '', label: t('noMain') },
            ...[...new Set(hosts)].map((host) => ({ value: host, label: host })),
          ]}
        />
      </Field>
      <p className="m-0 text-13 text-text-2">{t('noPreview')}</p>
    </SectionForm>
  );
}

function useAddressesForm(addresses: SiteAddresses, onDone: () => void) {
  const t = useTranslations('desk-addresses.fault');
  const queryKey = contentKeys.addresses;
  const sendSection = useSectionSend({ shown: addressLists, queryKey, onDone });
  const check = (list: AddressList) => (text: string) => {
    const fault = faultIn(list, text);
    return fault === undefined ? undefined : t(fault.key, { row: fault.row });
  };
  return useForm<AddressesDraft>({
    initial: draftOfAddresses(addresses),
    checks: {
      domainList: check('domainList'),
      imageCDNs: check('imageCDNs'),
      launchGameCDNs: check('launchGameCDNs'),
      linkHosts: check('linkHosts'),
      reason: useReasonCheck(),
    },
    submit: (draft) =>
      sendSection(draft, (saying) => {
        const { revision } = addresses;
        return changeSiteAddresses({ body: { revision, ...addressesIn(draft), ...saying } });
      }),
  });
}
