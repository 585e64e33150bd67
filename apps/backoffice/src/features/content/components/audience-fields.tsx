import { useTranslations } from '@portal/i18n/react';
import { audienceDevices, audienceLogins } from '@portal/protocol';
import { Checkbox, Field, Select } from '@portal/ui';
import type { AudienceDraft } from '../audience-draft.ts';
import { languageName, type SiteLanguage } from './local-fields.tsx';

type Choices = {
  readonly [Name in keyof AudienceDraft]: {
    readonly value: AudienceDraft[Name];
    readonly onChange: (value: AudienceDraft[Name]) => void;
  };
};

/** Who sees a banner or an announcement: by language, by login, by the width of the screen. */
export function AudienceFields(props: {
  readonly choices: Choices;
  readonly languages: readonly SiteLanguage[];
}) {
  const t = useTranslations('desk-content.banners.audience');
  const { choices, languages } = props;
  const { value, onChange } = choices.languages;
  return (
    <>
      <Field label={t('login')}>
        <Select
          {...choices.login}
          options={audienceLogins.map((login) => ({ value: login, label: t(`logins.${login}`) }))}
        />
      </Field>
      <Field label={t('device')}>
        <Select
          {...choices.device}
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
