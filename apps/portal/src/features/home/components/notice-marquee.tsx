import { useTranslations } from '@portal/i18n/react';
import { BellIcon, classNames, PauseIcon, PlayIcon, useIsCovered } from '@portal/ui';
import { useDialogs } from '../../../shared/dialogs/dialogs.ts';
import { useMoving } from '../../../shared/device/use-moving.ts';
import type { Notice } from '../banner.ts';
import styles from './notices.module.css';

/** portal.md, section 9: the marquee shows six. */
const mostInMarquee = 6;

/**
 * The line of notices (H-02) moves until it is paused; pressing a notice opens the announcements at
 * it.
 */
export function NoticeMarquee({ notices }: { readonly notices: readonly Notice[] }) {
  const t = useTranslations('home.notices');
  const show = useDialogs((state) => state.show);
  const isCovered = useIsCovered();
  const [isMoving, setMoving] = useMoving();
  if (notices.length === 0) {
    return null;
  }
  return (
    <section
      data-ux="H-02"
      className={styles['notices']}
      aria-label={t('title')}
      data-covered={isCovered}
    >
      <BellIcon size={18} className="flex-none text-accent" />
      <div className={styles['window']}>
        <ul className={styles['line']} data-moving={isMoving}>
          {notices.slice(0, mostInMarquee).map((notice) => (
            <li key={notice.id}>
              <button
                type="button"
                dir="auto"
                onClick={() => {
                  show('notices', { noticeId: notice.id });
                }}
              >
                {notice.title}
              </button>
            </li>
          ))}
        </ul>
      </div>
      <button
        type="button"
        className={styles['button']}
        aria-label={isMoving ? t('pause') : t('play')}
        onClick={() => {
          setMoving(!isMoving);
        }}
      >
        {isMoving ? <PauseIcon size={16} /> : <PlayIcon size={16} />}
      </button>
      <button
        type="button"
        className={classNames(styles['button'], 'px-2 text-13 font-semibold text-link')}
        onClick={() => {
          show('notices');
        }}
      >
        {t('all', { count: notices.length })}
      </button>
    </section>
  );
}
