import type { ReactNode } from 'react';

interface RankFiguresProps {
  readonly figures: readonly { readonly label: string; readonly value: ReactNode }[];
}

/** Figures of one kind under each other, each behind its word; a dash for none. */
export function RankFigures({ figures }: RankFiguresProps) {
  if (figures.length === 0) {
    return '–';
  }
  return (
    <dl className="m-0 grid gap-x-2 text-start md:grid-cols-[auto_auto] md:justify-between">
      {figures.map(({ label, value }) => (
        // On a phone without room for both beside each other, the figure stands under its word.
        <div key={label} className="flex flex-wrap gap-x-2 md:contents">
          <dt className="text-13 text-text-3 wrap-normal">{label}</dt>
          <dd className="m-0 ms-auto text-end tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
