import { useFormats, useTranslations } from '@portal/i18n/react';
import { Segmented, Select } from '@portal/ui';
import { useState } from 'react';
import type { LotteryIssue } from '../halls.ts';
import { usePlaceText } from '../hooks/use-place-text.ts';
import {
  bigRoad,
  countRoad,
  roadRows,
  roadsOf,
  type Road,
  type RoadCell,
  type Side,
} from '../roads.ts';
import styles from './results.module.css';

const shapes = ['big', 'bead'] as const;

/** The two sides of a draw in the order of their coming, and how often each came (LOT-20). */
export function RoadMaps(props: {
  readonly issues: readonly LotteryIssue[];
  readonly family: string;
}) {
  const { issues, family } = props;
  const t = useTranslations('lottery-results.roads');
  const trend = useTranslations('lottery.trend');
  const roads = roadsOf(family);
  const [at, setAt] = useState(0);
  const [shape, setShape] = useState<(typeof shapes)[number]>('big');
  const nameOf = useRoadName(family);
  const road = roads[at];
  const sides = road === undefined ? [] : sidesOf(road, issues);
  if (road === undefined || sides.length === 0) {
    return <p className="m-0 text-14 text-text-2">{trend('empty')}</p>;
  }
  return (
    <div data-ux="LOT-20" className="grid gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <Select
          aria-label={t('road')}
          value={String(at)}
          onChange={(value) => {
            setAt(Number(value));
          }}
          options={roads.map((row, index) => ({ value: String(index), label: nameOf(row) }))}
        />
        <Segmented
          label={t('shape')}
          value={shape}
          onChange={setShape}
          options={shapes.map((value) => ({ value, label: t(`shapes.${value}`) }))}
        />
      </div>
      <p className="m-0 text-13 text-text-2">{trend('over', { count: sides.length })}</p>
      <RoadGrid
        name={nameOf(road)}
        kind={road.kind}
        cells={shape === 'big' ? bigRoad(sides) : beads(sides)}
      />
      <Counts kind={road.kind} sides={sides} />
      <p className="m-0 text-12 text-text-3">{trend('note')}</p>
    </div>
  );
}

/** The oldest first, as roads are read. */
function sidesOf(road: Road, issues: readonly LotteryIssue[]): readonly Side[] {
  return issues
    .toReversed()
    .map((issue) => road.sideOf(issue))
    .filter((side) => side !== undefined);
}

function useRoadName(family: string): (road: Road) => string {
  const t = useTranslations('lottery-results.roads');
  const placeText = usePlaceText(family);
  return ({ kind, subject }) => {
    const name = typeof subject === 'number' ? placeText(subject) : t(`subjects.${subject}`);
    return kind === 'duel' ? t('kinds.duel') : `${name} · ${t(`kinds.${kind}`)}`;
  };
}

interface GridCell extends Omit<RoadCell, 'side'> {
  readonly side: Side;
}

/** Every draw a bead, six in a column. */
function beads(sides: readonly Side[]): readonly GridCell[] {
  return sides.map((side, at) => ({
    side,
    column: Math.floor(at / roadRows),
    row: at % roadRows,
    ties: 0,
  }));
}

function RoadGrid(props: {
  readonly name: string;
  readonly kind: Road['kind'];
  readonly cells: readonly GridCell[];
}) {
  const t = useTranslations('lottery-results.roads.marks');
  return (
    <div className={styles['road']} dir="ltr" role="region" aria-label={props.name} tabIndex={0}>
      <ol>
        {props.cells.map((cell) => (
          <li
            key={`${cell.column}.${cell.row}`}
            data-side={cell.side}
            style={{ gridColumn: cell.column + 1, gridRow: cell.row + 1 }}
          >
            {t(`${props.kind}.${cell.side}`)}
            {cell.ties > 0 && <sub>{cell.ties}</sub>}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** How often each side came, and how long it kept coming. */
function Counts({ kind, sides }: { readonly kind: Road['kind']; readonly sides: readonly Side[] }) {
  const t = useTranslations('lottery-results.roads');
  const formats = useFormats();
  const count = countRoad(sides);
  const share = (times: number): string =>
    `${formats.count(times)} (${formats.percent(times / sides.length)})`;
  const rows = [
    [t(`sides.${kind}.first`), share(count.first)],
    [t(`sides.${kind}.second`), share(count.second)],
    ...(count.tie > 0 ? [[t('sides.tie'), share(count.tie)] as const] : []),
    [t('run'), formats.count(count.run)],
    [t('longestRun'), formats.count(count.longestRun)],
  ] as const;
  return (
    <dl className={styles['counts']}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
