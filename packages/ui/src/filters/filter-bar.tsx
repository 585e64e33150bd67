import type { ReactNode } from 'react';
import { Button } from '../controls/button.tsx';
import '../controls/chip.css';
import { classNames } from '../controls/class-names.ts';
import { CloseIcon } from '../icons/data/icons.ts';
import './filter-bar.css';

/** A filter that narrows the list now, in words; a press takes it away. */
export interface AppliedFilter {
  readonly id: string;
  readonly label: string;
  readonly onRemove: () => void;
}

export interface FilterBarLabels {
  /** Names the whole. */
  readonly region: string;
  readonly remove: (filter: string) => string;
  readonly clear: string;
}

export interface FilterBarProps {
  readonly labels: FilterBarLabels;
  /** How much the list holds, in words. */
  readonly found?: ReactNode;
  readonly applied: readonly AppliedFilter[];
  readonly onClear: () => void;
  /** Acts on what was found, such as saving it. */
  readonly end?: ReactNode;
  readonly ux?: string | undefined;
  /** The field that looks for words. */
  readonly search?: ReactNode;
  readonly children?: ReactNode;
}

/**
 * The filters of a list: controls that wrap by the room they have, and a line that says what was
 * found and by which filters. That line has its height from the start.
 */
export function FilterBar(props: FilterBarProps) {
  const { labels, applied } = props;
  return (
    <div role="search" aria-label={labels.region} className="ui-filter-bar" data-ux={props.ux}>
      <div className="ui-filter-controls">
        {props.search !== undefined && <div className="ui-filter-search">{props.search}</div>}
        {props.children}
      </div>
      <div className="ui-filter-applied">
        {props.found !== undefined && <p className="ui-filter-found">{props.found}</p>}
        {applied.length > 0 && (
          <ul className="ui-filter-chips">
            {applied.map(({ id, label, onRemove }) => (
              <li key={id}>
                <button
                  type="button"
                  className="ui-chip"
                  aria-label={labels.remove(label)}
                  onClick={onRemove}
                >
                  <bdi>{label}</bdi>
                  <CloseIcon size={16} />
                </button>
              </li>
            ))}
          </ul>
        )}
        {applied.length > 1 && (
          <Button variant="ghost" size="small" onClick={props.onClear}>
            {labels.clear}
          </Button>
        )}
        {props.end !== undefined && <div className="ui-filter-end">{props.end}</div>}
      </div>
    </div>
  );
}

/** Chips of one filter in one line, which scrolls where it has too little room. */
export function FilterStrip(props: {
  readonly label: string;
  readonly ux?: string;
  /** Whether it takes a line of its own. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <div
      role="group"
      aria-label={props.label}
      className={classNames('ui-filter-strip', props.isWide === true && 'ui-filter-wide')}
      data-ux={props.ux}
    >
      {props.children}
    </div>
  );
}
