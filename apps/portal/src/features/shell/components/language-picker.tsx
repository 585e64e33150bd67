import { ownNameOf } from '@portal/i18n';
import { useLocale, useTranslations } from '@portal/i18n/react';
import { announce, GlobeIcon, Menu, VisuallyHidden } from '@portal/ui';
import { useSite } from '../../../shared/site/site-facts.ts';

/** Languages by their own names, never by flags (S-04); one language hides the picker. */
export function LanguagePicker({ isShort = false }: { readonly isShort?: boolean }) {
  const t = useTranslations('common.language');
  const { locale, offered: spoken, switchLocale } = useLocale();
  const { languages } = useSite();
  const offered = spoken.filter((tag) => languages.includes(tag) || tag === locale);
  const ordered = [locale, ...offered.filter((tag) => tag !== locale)];
  if (offered.length < 2) {
    return null;
  }
  return (
    <Menu
      ux="S-04"
      label={`${t('label')}: ${ownNameOf(locale)}`}
      trigger={
        <span className="inline-flex items-center gap-1">
          <GlobeIcon size={18} />
          {isShort ? <VisuallyHidden>{ownNameOf(locale)}</VisuallyHidden> : ownNameOf(locale)}
        </span>
      }
      items={ordered.map((tag) => ({
        id: tag,
        label: ownNameOf(tag),
        lang: tag,
        isChosen: tag === locale,
        onSelect: () => {
          void switchLocale(tag).then(() => {
            announce(ownNameOf(tag));
          });
        },
      }))}
    />
  );
}
