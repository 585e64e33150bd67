import { Card } from '@portal/ui';
import type { ReactNode } from 'react';

/** Figures that belong together, under one heading. */
export function TileGroup(props: {
  readonly title: string;
  /** In one row, where the page is wide enough. */
  readonly columns?: 'five';
  readonly children: ReactNode;
}) {
  const wide = props.columns === 'five' ? 'lg:grid-cols-5' : '';
  return (
    <Card>
      <h2 className="m-0 mb-3 text-14 font-semibold text-text-2">{props.title}</h2>
      <dl className={`m-0 grid gap-x-4 gap-y-3 min-[352px]:grid-cols-2 sm:grid-cols-3 ${wide}`}>
        {props.children}
      </dl>
    </Card>
  );
}

/** One figure with its name above it. */
export function Tile(props: {
  readonly label: string;
  readonly children: ReactNode;
  /** Beneath it, in small: what it is measured by. */
  readonly beside?: ReactNode;
}) {
  return (
    <div className="grid content-start gap-0.5">
      <dt className="text-13 text-text-3">{props.label}</dt>
      <dd className="m-0 text-18 font-semibold tabular-nums">{props.children}</dd>
      {props.beside !== undefined && <dd className="m-0 text-13 text-text-2">{props.beside}</dd>}
    </div>
  );
}
