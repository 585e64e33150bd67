import { useFormats, useTranslations } from '@portal/i18n/react';
import type { Endpoints, ReplyOf } from '@portal/protocol';
import { PreviewFrame } from '../../../shared/preview-frame.tsx';
import { vendorsPlaced } from '../vendors-placed.ts';
import styles from './place-preview.module.css';

export type ShownCategory = ReplyOf<Endpoints['listVendors']>[number];

/** portal.md, section 9: at most fifteen vendors, then "more". */
const mostVendors = 15;

/**
 * The vendors of each category in which one stands, as visitors get them: tiles under the bar of a
 * desktop (S-18), the list of a filter on a phone (G-03).
 */
export function PlacePreview(props: {
  readonly vendorCode: string;
  readonly places: ReadonlyMap<string, number | null>;
  readonly categories: readonly ShownCategory[];
}) {
  const { vendorCode, places, categories } = props;
  const t = useTranslations('desk-games.place');
  const within = categories.filter(({ vendors }) =>
    vendors.some(({ vassalage }) => vassalage === vendorCode),
  );
  return (
    <PreviewFrame>
      {within.length === 0 ? (
        <p className="m-0 text-14 text-text-2">{t('nowhere')}</p>
      ) : (
        <div data-ux="BO-10-menus" className="grid gap-4">
          {within.map((category) => (
            <Menu
              key={category.gameCategory}
              category={category}
              places={places}
              vendorCode={vendorCode}
            />
          ))}
        </div>
      )}
    </PreviewFrame>
  );
}

function Menu(props: {
  readonly category: ShownCategory;
  readonly places: ReadonlyMap<string, number | null>;
  readonly vendorCode: string;
}) {
  const { category, places, vendorCode } = props;
  const t = useTranslations('games.categories');
  const more = useTranslations('common.actions')('more');
  const formats = useFormats();
  const title = t(category.gameCategory);
  const vendors = vendorsPlaced(category.vendors, places);
  return (
    <section className="rounded-card border border-line bg-s1 p-4">
      <h4 className="m-0 mb-3 text-16 font-semibold">{title}</h4>
      <ol aria-label={title} className={`${styles['vendors']} m-0 list-none p-0`}>
        {vendors.map(({ vassalage, logo, displayName, games }, at) => (
          <li
            key={vassalage}
            aria-current={vassalage === vendorCode}
            className={`${styles['vendor']} ${at < mostVendors ? '' : styles['later']}`}
          >
            <img src={logo} alt="" width="28" height="28" className={styles['logo']} />
            <bdi className="truncate">{displayName}</bdi>
            <span className={styles['games']}>{formats.count(games)}</span>
          </li>
        ))}
        {vendors.length > mostVendors && <li className={styles['more']}>{more}</li>}
      </ol>
    </section>
  );
}
