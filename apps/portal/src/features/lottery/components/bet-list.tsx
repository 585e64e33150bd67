import { useFormats, useTranslations } from '@portal/i18n/react';
import { Button, CloseIcon, ErrorText, IconButton } from '@portal/ui';
import { MoneyText } from '../../../shared/money/money-text.tsx';
import { useLineText } from '../hooks/use-line-text.ts';
import { amountOf, type ListedLine } from '../slip.ts';
import { HotNote } from './hot-note.tsx';
import styles from './slip.module.css';

interface BetListProps {
  readonly lines: readonly ListedLine[];
  readonly currency: string;
  readonly onEdit: (line: ListedLine) => void;
  readonly onRemove: (key: string) => void;
  readonly onClear: () => void;
}

/** Only so many numbers of a long line stand in the list; its receipt has all. */
const longest = 90;

/** Where the list stands in the page. */
export const betListId = 'lottery-list';

/** The lines that will be bet together (LOT-08). */
export function BetList({ lines, currency, onEdit, onRemove, onClear }: BetListProps) {
  const t = useTranslations('lottery.list');
  const formats = useFormats();
  const text = useLineText(longest);
  return (
    <section id={betListId} aria-label={t('title')} data-ux="LOT-08">
      <header className="flex items-center justify-between gap-2">
        <h2 className="m-0 text-16 font-semibold">
          {t('titleOf', { count: formats.count(lines.length) })}
        </h2>
        {lines.length > 0 && (
          <Button size="small" variant="ghost" onClick={onClear}>
            {t('clear')}
          </Button>
        )}
      </header>
      {lines.length === 0 ? (
        <p className="m-0 py-2 text-14 text-text-2">{t('empty')}</p>
      ) : (
        <ul className={styles['list']}>
          {lines.map((line) => {
            const numbers = text.numbers(line.slip);
            return (
              <li key={line.key}>
                <span className="min-w-0 flex-1">
                  <span className="block text-14 font-semibold">{text.play(line.slip)}</span>
                  <bdi className="block truncate font-mono text-13 text-text-2">
                    {numbers.length > longest ? `${numbers.slice(0, longest)}…` : numbers}
                  </bdi>
                  <span className="block text-12 text-text-3">
                    {t('units', {
                      count: line.priced.line.units,
                      text: formats.count(line.priced.line.units),
                    })}
                  </span>
                  <HotNote priced={line.priced} />
                  {line.isClosed === true && <ErrorText>{t('closed')}</ErrorText>}
                </span>
                <MoneyText amount={amountOf(line.priced.cost, currency)} currency={currency} />
                <Button
                  size="small"
                  variant="ghost"
                  onClick={() => {
                    onEdit(line);
                  }}
                >
                  {t('edit')}
                </Button>
                <IconButton
                  small
                  label={t('remove', { play: text.play(line.slip) })}
                  icon={<CloseIcon size={16} />}
                  onClick={() => {
                    onRemove(line.key);
                  }}
                />
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
