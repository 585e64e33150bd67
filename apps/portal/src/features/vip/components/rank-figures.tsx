import type { ReactNode } from 'react';

interface RankFiguresProps {
  readonly figures: readonly { readonly label: string; readonly value: ReactNode }[];
}

/**
 * Figures of one kind under each other, each behind its word, or below it where room is short, so
 * that no word breaks; a dash for none.
 */
export function RankFigures({ figures }: RankFiguresProps) {
  if (figures.length === 0) {
    return '–';
  }
  return (
    <dl className="m-0 grid text-start wrap-normal">
      {figures.map(({ label, value }) => (
        <div key={label} className="flex flex-wrap justify-between gap-x-2 md:flex-nowrap">
          <dt className="text-13 text-text-3">{label}</dt>
          <dd className="m-0 ms-auto text-end tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
