import { useTranslations } from '@portal/i18n/react';
import { socialIcons } from '@portal/ui';
import { useSite } from '../../../shared/site/site-facts.ts';

const names = Object.keys(socialIcons) as readonly (keyof typeof socialIcons)[];

/** The social media that the site has, each of 44 px (S-22). */
export function SocialLinks() {
  const t = useTranslations('footer');
  const { resources } = useSite();
  const links = names.flatMap((name) =>
    resources
      .filter((resource) => resource.name === name && resource.url !== '')
      .map(({ labelNameEn, url }) => ({ name, url, label: labelNameEn })),
  );
  return (
    links.length > 0 && (
      <ul data-ux="S-22" aria-label={t('social')} className="-ms-3 flex list-none flex-wrap py-3">
        {links.map(({ name, label, url }) => {
          const Icon = socialIcons[name];
          return (
            <li key={name}>
              <a
                href={url}
                target="_blank"
                rel="noreferrer"
                title={label}
                className="grid size-11 place-items-center rounded-control text-text-2 hover:bg-s3 hover:text-text"
              >
                <Icon />
                <span className="sr-only">{label}</span>
              </a>
            </li>
          );
        })}
      </ul>
    )
  );
}
