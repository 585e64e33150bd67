import { useLanguage, useTranslations } from '@portal/i18n/react';
import { ChevronDownIcon, Combobox } from '@portal/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { flagAddress, nativeName, usePhoneCountries, type PhoneCountry } from './countries.ts';

/**
 * Picks the dialing code (portal.md 2): starts at `initDialingCode`, else where the visitor is, and
 * tells its parent at once and at each change. It shows nothing without a country.
 */
export function CountryPicker(props: {
  readonly initDialingCode?: string;
  readonly onDialingCode: (dialingCode: string) => void;
}) {
  const t = useTranslations('phone.country');
  const { locale } = useLanguage();
  const { countries, current } = usePhoneCountries();
  const [chosen, setChosen] = useState(
    () =>
      sharing(countries, props.initDialingCode).find(
        ({ countryCode }) => countryCode === (lastChosen ?? current?.countryCode),
      ) ??
      sharing(countries, props.initDialingCode)[0] ??
      current,
  );
  const dialingCode = chosen?.countryDialingCode;
  const report = useEffectEvent(props.onDialingCode);
  useEffect(() => {
    if (dialingCode !== undefined) {
      report(dialingCode);
    }
  }, [dialingCode]);
  if (chosen === undefined) {
    return null;
  }
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  return (
    <Combobox
      ux="S-32"
      variant="secondary"
      label={t('label', {
        country: names.of(chosen.countryCode) ?? chosen.countryCode,
        code: chosen.countryDialingCode,
      })}
      searchLabel={t('search')}
      emptyText={t('none')}
      trigger={
        <span className="inline-flex items-center gap-2" dir="ltr">
          <Flag country={chosen} />+{chosen.countryDialingCode}
          <ChevronDownIcon size={16} />
        </span>
      }
      value={chosen.countryCode}
      options={countries.map((country) => {
        const { name, lang } = nativeName(country.countryCode);
        return {
          value: country.countryCode,
          label: name,
          code: `+${country.countryDialingCode}`,
          keywords: `${names.of(country.countryCode) ?? ''} ${country.countryCode}`,
          lang,
          picture: <Flag country={country} />,
        };
      })}
      onChange={(code) => {
        lastChosen = code;
        setChosen(countries.find(({ countryCode }) => countryCode === code));
      }}
    />
  );
}

/** Whom the visitor chose last: several countries share a dialing code. */
let lastChosen: string | undefined;

function sharing(
  countries: readonly PhoneCountry[],
  dialingCode: string | undefined,
): readonly PhoneCountry[] {
  return countries.filter((country) => country.countryDialingCode === dialingCode);
}

/** Beside the name of the country, so it has none of its own. */
function Flag({ country }: { readonly country: PhoneCountry }) {
  return (
    <img
      src={flagAddress(country.countryCode)}
      alt=""
      width={24}
      height={16}
      className="h-4 w-6 flex-none"
    />
  );
}
