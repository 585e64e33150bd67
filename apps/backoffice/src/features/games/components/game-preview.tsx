import { directionOf, ownNameOf, wholeLocales } from '@portal/i18n';
import { useTranslations } from '@portal/i18n/react';
import { Select } from '@portal/ui';
import { useState } from 'react';
import { PreviewFrame } from '../../../shared/preview-frame.tsx';
import { useShownGame } from '../api/read-shown-game.ts';
import type { DeskGame } from '../api/list-games.ts';
import styles from './game-preview.module.css';
import type { Titles } from './title-fields.tsx';

type Locale = (typeof wholeLocales)[number];

/** The tile of a game as it stands in the lists, in each language (G-01). */
export function GamePreview(props: {
  readonly game: DeskGame;
  readonly titles: Titles;
  readonly hasTrial: boolean;
}) {
  const t = useTranslations('desk-games.titles');
  const tile = useTranslations('games.tile');
  const { game, titles, hasTrial } = props;
  const [locale, setLocale] = useState<Locale>('en');
  const written = titles[locale]?.trim() ?? '';
  const picture = useShownGame(game.nodeId)?.showIcon;
  return (
    <div className="grid min-w-0 gap-2">
      <Select
        aria-label={t('preview')}
        value={locale}
        onChange={setLocale}
        options={wholeLocales.map((value) => ({ value, label: ownNameOf(value) }))}
      />
      <PreviewFrame>
        <article
          data-ux="BO-10-preview"
          lang={locale}
          dir={directionOf(locale)}
          className={styles['tile']}
        >
          {picture === undefined ? (
            <span className={styles['art']} />
          ) : (
            <img src={picture} alt="" className={styles['art']} />
          )}
          <p className="m-0 truncate text-14" dir="auto">
            {written === '' ? game.gameName : written}
          </p>
          {hasTrial && <span className="text-13 text-link">{tile('trial')}</span>}
        </article>
      </PreviewFrame>
    </div>
  );
}
