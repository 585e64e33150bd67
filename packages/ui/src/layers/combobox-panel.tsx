import { Combobox } from '@base-ui/react/combobox';
import { useRef } from 'react';
import { SearchIcon } from '../icons/data/first-icons.ts';
import { CheckIcon } from '../icons/data/icons.ts';
import './combobox-panel.css';
import type { Choice, ComboboxProps } from './combobox.tsx';
import './floating.css';
import { focusAfter, isLeft, placeAt } from './beside-button.ts';
import type { LayerProps } from './use-layer.ts';

/** The open panel: a field, and below it what matches. */
export function ComboboxPanel(props: LayerProps & ComboboxProps<string>) {
  const { anchor, isOpen, onClose, options } = props;
  const panel = useRef<HTMLDivElement>(null);
  const { contains } = Combobox.useFilter();
  return (
    <Combobox.Root<Choice<string>>
      open={isOpen}
      onOpenChange={(_, change) => {
        if (isLeft(anchor, change)) {
          onClose();
        }
      }}
      items={options}
      filter={(option, text) => contains(wordsOf(option), text)}
      value={options.find(({ value }) => value === props.value) ?? null}
      onValueChange={(option) => option !== null && props.onChange(option.value)}
      autoHighlight
    >
      <Combobox.Portal container={anchor.closest('dialog') ?? undefined}>
        <Combobox.Positioner {...placeAt(anchor)}>
          <Combobox.Popup
            ref={panel}
            className="ui-floating ui-combobox"
            aria-label={props.label}
            data-ux={props.ux}
            initialFocus={props.isTouch ? panel : undefined}
            finalFocus={() => focusAfter(anchor, panel.current)}
          >
            <span className="ui-combobox-field">
              <SearchIcon size={18} />
              <Combobox.Input aria-label={props.searchLabel} placeholder={props.searchLabel} />
            </span>
            <Combobox.Empty>
              <p className="ui-combobox-empty">{props.emptyText}</p>
            </Combobox.Empty>
            <Combobox.List className="ui-combobox-list">
              {(option: Choice<string>) => (
                <Combobox.Item
                  key={option.value}
                  value={option}
                  lang={option.lang}
                  className="ui-combobox-option"
                >
                  {option.picture}
                  {/* Where a row begins is the page's matter, how a name reads is its own. */}
                  <span>
                    <bdi>{option.label}</bdi>
                    {option.code !== undefined && (
                      <>
                        {' '}
                        <bdi dir="ltr">{option.code}</bdi>
                      </>
                    )}
                  </span>
                  <Combobox.ItemIndicator>
                    <CheckIcon size={16} />
                  </Combobox.ItemIndicator>
                </Combobox.Item>
              )}
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  );
}

/** All by which a row is found. */
function wordsOf({ label, code = '', keywords = '' }: Choice<string>): string {
  return `${label} ${code} ${keywords}`;
}
