import type { ReactNode } from 'react';
import type { ButtonProps } from '../controls/button.tsx';
import { Button } from '../controls/button.tsx';
import type { Option } from '../controls/select.tsx';
import { useLayer } from './use-layer.ts';

export type Choice<Value extends string> = Option<Value> & {
  /** Other words that find it, such as its name in the page's language. */
  readonly keywords?: string;
  /** Stands before the label, such as a flag. */
  readonly picture?: ReactNode;
  /** Stands behind the label and reads from left to right in every language, such as `+66`. */
  readonly code?: string;
  /** Language of the label where it is not the page's. */
  readonly lang?: string;
};

export interface ComboboxProps<Value extends string> {
  readonly trigger: ReactNode;
  /** Names the button and the panel. */
  readonly label: string;
  readonly searchLabel: string;
  /** Shown when nothing matches what was typed. */
  readonly emptyText: string;
  readonly options: readonly Choice<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly variant?: ButtonProps['variant'];
  /** What was chosen is still being fetched. */
  readonly busy?: boolean;
  readonly ux?: string;
}

const loadPanel = async () => (await import('./combobox-panel.tsx')).ComboboxPanel;

/** A button that opens a list to choose one of, with a field that narrows it by what is typed. */
export function Combobox<Value extends string>(props: ComboboxProps<Value>) {
  const { Layer, layerProps, buttonProps } = useLayer(loadPanel);
  return (
    <>
      <Button
        {...buttonProps}
        busy={buttonProps.busy || props.busy === true}
        variant={props.variant ?? 'ghost'}
        aria-haspopup="dialog"
        aria-label={props.label}
      >
        {props.trigger}
      </Button>
      {Layer !== undefined && layerProps !== null && (
        <Layer
          {...layerProps}
          {...props}
          onChange={(key) => {
            const option = props.options.find(({ value }) => value === key);
            if (option !== undefined) {
              props.onChange(option.value);
            }
          }}
        />
      )}
    </>
  );
}
