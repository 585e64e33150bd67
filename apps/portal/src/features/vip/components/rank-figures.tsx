import { Fragment, type ReactNode } from 'react';

interface RankFiguresProps {
  readonly figures: readonly { readonly label: string; readonly value: ReactNode }[];
}

/** Figures of one kind under each other, each behind its word; a dash for none. */
export function RankFigures({ figures }: RankFiguresProps) {
  if (figures.length === 0) {
    return '–';
  }
  return (
    <dl className="m-0 grid grid-cols-[auto_auto] justify-between gap-x-2 text-start">
      {figures.map(({ label, value }) => (
        <Fragment key={label}>
          <dt className="text-13 text-text-3">{label}</dt>
          <dd className="m-0 text-end tabular-nums">{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
