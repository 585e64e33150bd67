import { useTranslations } from '@portal/i18n/react';
import { placesOfText } from '../places-of-text.ts';

/** The pages of the site on which a text stands, each a way there. */
export function TextPlaces({ textKey }: { readonly textKey: string }) {
  const t = useTranslations('desk-texts.places');
  const places = placesOfText(textKey);
  return (
    <section data-ux="BO-15-places" aria-label={t('title')} className="grid gap-2">
      <h3 className="text-13 font-semibold text-text-2">{t('title')}</h3>
      {places.length === 0 && <p className="m-0 text-14">{t('none')}</p>}
      {places.includes('*') && <p className="m-0 text-14">{t('everywhere')}</p>}
      <ul className="m-0 flex list-none flex-wrap gap-x-4 gap-y-1 p-0 text-14">
        {places
          .filter((place) => place !== '*')
          .map((place) => (
            <li key={place} dir="ltr">
              {place.includes('$') ? (
                <span>{place.replaceAll(/\$\w+/gu, '…')}</span>
              ) : (
                <a href={place} target="_blank" rel="noreferrer" className="text-link">
                  {place}
                </a>
              )}
            </li>
          ))}
      </ul>
    </section>
  );
}
