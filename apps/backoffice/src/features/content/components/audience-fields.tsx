import { useTranslations } from '@portal/i18n/react';
import { audienceDevices, audienceLogins } from '@portal/protocol';
import { Checkbox, Field, type FormHandle, Select } from '@portal/ui';
import type { BannerDraft } from '../banner-draft.ts';
import { languageName, type SiteLanguage } from './local-fields.tsx';

/** Who sees a banner: by language, by login, by the width of the screen. */
export function AudienceFields(props: {
  readonly form: FormHandle<BannerDraft>;
  readonly languages: readonly SiteLanguage[];
}) {
  const t = useTranslations('desk-content.banners.audience');
  const { form, languages } = props;
  const { value, onChange } = form.choice('languages');
  return (
    <>
      <Field label={t('login')}>
        <Select
          {...form.choice('login')}
          options={audienceLogins.map((login) => ({ value: login, label: t(`logins.${login}`) }))}
        />
      </Field>
      <Field label={t('device')}>
        <Select
          {...form.choice('device')}
          options={audienceDevices.map((device) => ({
            value: device,
            label: t(`devices.${device}`),
          }))}
        />
      </Field>
      <fieldset className="m-0 grid gap-2 border-0 p-0">
        <legend className="mb-1 text-13 text-text-2">{t('languages')}</legend>
        {languages.map((language) => (
          <Checkbox
            key={language.code}
            label={languageName(language)}
            checked={value.includes(language.code)}
            onChange={({ target }) =>
              onChange(
                languages
                  .map(({ code }) => code)
                  .filter((code) =>
                    code === language.code ? target.checked : value.includes(code),
                  ),
              )
            }
          />
        ))}
      </fieldset>
    </>
  );
}
