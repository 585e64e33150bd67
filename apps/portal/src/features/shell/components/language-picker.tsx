import { otherNamesOf, ownNameOf } from '@portal/i18n';
import { useLanguage, useTranslations, type Language } from '@portal/i18n/react';
import { useFailureText } from '../../../shared/client/failure-text.ts';
import { useMember } from '../../../shared/session/session.ts';
import { useBoot } from '../../../shared/site/site-facts.ts';
import { announce, Combobox, GlobeIcon, toastFailed } from '@portal/ui';
import { useState } from 'react';
import { sendLanguage } from '../api/change-language.ts';
import { inMenuOrder } from '../language-order.ts';

/**
 * Languages by their own names, never by flags (S-04); one language hides the picker. The bar of a
 * phone has room for its sign only.
 */
export function LanguagePicker({ isIcon = false }: { readonly isIcon?: boolean }) {
  const t = useTranslations('preferences');
  const failureText = useFailureText();
  const { code, locale, offered, switchLanguage } = useLanguage();
  const isMember = useMember() !== undefined;
  const [isFetching, setFetching] = useState(false);
  const { countryCode } = useBoot().system.location;
  const ordered = inMenuOrder(offered, { code, countryCode });
  const [current] = ordered;
  if (current === undefined || ordered.length < 2) {
    return null;
  }
  const name = nameOf(current, offered);
  const choose = async (language: Language): Promise<void> => {
    setFetching(true);
    try {
      await switchLanguage(language);
      announce(nameOf(language, offered));
    } catch {
      toastFailed(failureText({ code: 'network_abnormal', message: '' }));
      return;
    } finally {
      setFetching(false);
    }
    const failure = isMember ? await sendLanguage(language.code) : undefined;
    if (failure !== undefined) {
      toastFailed(failureText(failure));
    }
  };
  return (
    <Combobox
      ux="S-04"
      busy={isFetching}
      label={`${t('language.label')}: ${name}`}
      searchLabel={t('language.search')}
      emptyText={t('language.none')}
      trigger={
        isIcon ? (
          <GlobeIcon size={20} />
        ) : (
          <>
            <GlobeIcon size={18} />
            {name}
          </>
        )
      }
      options={ordered.map((language) => ({
        value: language.code,
        label: nameOf(language, offered),
        keywords: `${otherNamesOf(language.locale, locale)} ${language.code}`,
        lang: language.locale,
      }))}
      value={code}
      onChange={(languageCode) => {
        const language = offered.find((candidate) => candidate.code === languageCode) ?? current;
        void choose(language);
      }}
    />
  );
}

/** The code stands behind the name where two languages of a site show the same texts. */
function nameOf({ code, locale }: Language, languages: readonly Language[]): string {
  const isAlone = languages.every((other) => other.code === code || other.locale !== locale);
  return isAlone ? ownNameOf(locale) : `${ownNameOf(locale)} (${code})`;
}
