import { Popover } from '@base-ui/react/popover';
import { useRef } from 'react';
import { Button } from '../controls/button.tsx';
import { Chip } from '../controls/chip.tsx';
import { focusAfter, isLeft, placeAt } from './beside-button.ts';
import { DateRangeFields } from './date-range-fields.tsx';
import './date-range-panel.css';
import type { DateRangeProps } from './date-range.tsx';
import type { DayRange } from './days.ts';
import { daysIn, presetRange, rangeBeside, rangePresets, rangeSteps } from './days.ts';
import './floating.css';
import type { LayerProps } from './use-layer.ts';

type PanelProps = LayerProps & DateRangeProps;

/** The open panel: ranges by name, and below them two fields. */
export function DateRangePanel(props: PanelProps) {
  const { anchor, isOpen, onClose, labels } = props;
  const panel = useRef<HTMLDivElement>(null);
  const choose = (range: DayRange): void => {
    props.onChange(range);
    onClose();
  };
  return (
    <Popover.Root
      open={isOpen}
      modal={false}
      onOpenChange={(_, change) => {
        if (isLeft(anchor, change)) {
          onClose();
        }
      }}
    >
      <Popover.Portal container={anchor.closest('dialog') ?? undefined}>
        <Popover.Positioner {...placeAt(anchor)}>
          <Popover.Popup
            ref={panel}
            className="ui-floating ui-date-range-panel"
            aria-label={labels.dates}
            initialFocus={props.isTouch ? panel : undefined}
            finalFocus={() => focusAfter(anchor, panel.current)}
            onKeyDown={(key) => {
              if (key.key === 'Tab' && isAtEdge(panel.current, key.shiftKey)) {
                // The next stop is counted from the button, not from the end of the document.
                anchor.focus();
                onClose();
              }
            }}
          >
            <Presets {...props} choose={choose} />
            <Steps {...props} choose={choose} />
            <DateRangeFields {...props} choose={choose} />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

function isAtEdge(panel: HTMLElement | null, isBackwards: boolean): boolean {
  const stops = [...(panel?.querySelectorAll('button, input') ?? [])];
  return document.activeElement === stops.at(isBackwards ? 0 : -1);
}

/** Those that the limits allow in full. */
function Presets(props: PanelProps & { readonly choose: (range: DayRange) => void }) {
  const { value, today, min, mostDays, labels, choose } = props;
  const ranges = rangePresets
    .map((preset) => ({ preset, range: presetRange(preset, today) }))
    .filter(({ range }) => range.from >= min && daysIn(range) <= mostDays);
  return (
    <div className="ui-date-range-presets">
      {ranges.map(({ preset, range }) => (
        <Chip
          key={preset}
          isSelected={range.from === value.from && range.to === value.to}
          onClick={() => choose(range)}
        >
          {labels.presets[preset]}
        </Chip>
      ))}
    </div>
  );
}

const steps = ['previous7', 'next7', 'previous30', 'next30'] as const;

/** From the days that are shown to those beside them; none where the record does not go on. */
function Steps(props: PanelProps & { readonly choose: (range: DayRange) => void }) {
  const { value, mostDays, labels, choose } = props;
  return (
    <div className="ui-date-range-presets">
      {steps.map((step) => {
        const range = rangeBeside(value, rangeSteps[step], props);
        return (
          rangeSteps[step].length <= mostDays && (
            <Button
              key={step}
              size="small"
              disabled={range === undefined}
              onClick={() => range !== undefined && choose(range)}
            >
              {labels.steps[step]}
            </Button>
          )
        );
      })}
    </div>
  );
}
