import { useTranslations } from '@portal/i18n/react';
import { useState } from 'react';
import { rowsInView, textRowHeight } from '../text-rows.ts';
import styles from './text-window.module.css';

interface WindowProps {
  readonly label: string;
  readonly texts: readonly string[];
  /** Absent where they stand for good, as on a receipt. */
  readonly onRemove?: (text: string) => void;
}

/** A list of any length of which only the rows in view stand in the page. */
export function TextWindow({ label, texts, onRemove }: WindowProps) {
  const t = useTranslations('lottery.typed');
  const [top, setTop] = useState(0);
  const { first, rows, total } = rowsInView(texts, top);
  return (
    <div
      role="region"
      aria-label={label}
      tabIndex={0}
      className={styles['window']}
      onScroll={({ currentTarget }) => {
        setTop(currentTarget.scrollTop);
      }}
    >
      <ul
        className={styles['rows']}
        style={{
          blockSize: total * textRowHeight,
          paddingBlockStart: first * textRowHeight,
        }}
      >
        {rows.map((row, at) => (
          <li key={first + at} style={{ blockSize: textRowHeight }}>
            {row.map((text) =>
              onRemove === undefined ? (
                <bdi key={text}>{text}</bdi>
              ) : (
                <button
                  key={text}
                  type="button"
                  aria-label={t('remove', { text })}
                  onClick={() => {
                    onRemove(text);
                  }}
                >
                  <bdi>{text}</bdi> <span aria-hidden="true">×</span>
                </button>
              ),
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
