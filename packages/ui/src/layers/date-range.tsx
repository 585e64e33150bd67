import { Button } from '../controls/button.tsx';
import { IconButton } from '../controls/icon-button.tsx';
import { ChevronEndIcon, ChevronStartIcon } from '../icons/data/first-icons.ts';
import { ChevronDownIcon } from '../icons/data/icons.ts';
import type { DayLimits, DayRange, RangePreset, RangeProblem, RangeStep } from './days.ts';
import { stepRange } from './days.ts';
import './date-range.css';
import { useLayer } from './use-layer.ts';

export interface DateRangeLabels {
  /** Names the whole and its panel. */
  readonly dates: string;
  readonly previous: string;
  readonly next: string;
  readonly from: string;
  readonly to: string;
  readonly apply: string;
  readonly presets: Readonly<Record<RangePreset, string>>;
  readonly steps: Readonly<Record<RangeStep, string>>;
  readonly problems: Readonly<Record<RangeProblem, string>>;
  /** Under the fields: whose days these are. */
  readonly zone: string;
}

export interface DateRangeProps extends DayLimits {
  readonly value: DayRange;
  readonly onChange: (range: DayRange) => void;
  /** The day that it is where the days are counted, which the browser does not know. */
  readonly today: string;
  readonly labels: DateRangeLabels;
  readonly ux?: string | undefined;
}

const loadPanel = async () => (await import('./date-range-panel.tsx')).DateRangePanel;

/**
 * Days from and to, with a step back and forth by their own length. The panel with presets and the
 * platform's own date fields is fetched when it is about to open.
 */
export function DateRange(props: DateRangeProps) {
  const { value, labels } = props;
  const { Layer, layerProps, buttonProps } = useLayer(loadPanel);
  return (
    <div role="group" aria-label={labels.dates} className="ui-date-range" data-ux={props.ux}>
      <Step {...props} towards="before" />
      <Button
        {...buttonProps}
        className="ui-date-range-open"
        aria-haspopup="dialog"
        icon={null}
        title={labels.zone}
      >
        <time dateTime={value.from}>{value.from}</time>
        {value.to !== value.from && (
          <>
            <span>–</span>
            <time dateTime={value.to}>{value.to}</time>
          </>
        )}
        <ChevronDownIcon size={16} />
      </Button>
      <Step {...props} towards="after" />
      {Layer !== undefined && layerProps !== null && <Layer {...layerProps} {...props} />}
    </div>
  );
}

function Step(props: DateRangeProps & { readonly towards: 'before' | 'after' }) {
  const { towards, labels } = props;
  const range = stepRange(props.value, towards, props);
  const isBefore = towards === 'before';
  return (
    <IconButton
      label={isBefore ? labels.previous : labels.next}
      icon={isBefore ? <ChevronStartIcon /> : <ChevronEndIcon />}
      disabled={range === undefined}
      onClick={() => range !== undefined && props.onChange(range)}
    />
  );
}
