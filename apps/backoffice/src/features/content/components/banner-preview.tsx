import { directionOf, isLocale } from '@portal/i18n';
import { useTranslations } from '@portal/i18n/react';
import { buttonClass } from '@portal/ui';
import { PreviewFrame } from '../../../shared/preview-frame.tsx';
import styles from './banner-preview.module.css';
import type { SiteLanguage } from '../../../shared/site-language.ts';

/** A banner as it stands on the home page: picture, scrim at the start side, words, button. */
export function BannerPreview(props: {
  /** Empty for the drawn scene, in whose place the ground of the banner is shown. */
  readonly url: string;
  readonly title: string;
  readonly text: string;
  /** Of the button; empty where the banner has none. */
  readonly action: string;
  readonly language: SiteLanguage;
}) {
  const t = useTranslations('desk-content');
  const { url, title, text, action, language } = props;
  const { locale } = language;
  return (
    <PreviewFrame>
      <article
        {...(isLocale(locale) && { lang: locale, dir: directionOf(locale) })}
        className={styles['slide']}
      >
        {url !== '' && <img src={url} alt="" className={styles['picture']} />}
        <span className={styles['scrim']} />
        <div className={styles['words']}>
          <p className={styles['title']} dir="auto">
            {title === '' ? t('preview.untitled') : title}
          </p>
          <p className={styles['line']} dir="auto">
            {text}
          </p>
          {action !== '' && (
            <span className={`${buttonClass({ variant: 'primary' })} self-start`}>{action}</span>
          )}
        </div>
      </article>
    </PreviewFrame>
  );
}
