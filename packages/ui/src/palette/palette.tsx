import type { KeyboardEvent, ReactNode } from 'react';
import { useId, useState } from 'react';
import { Spinner } from '../controls/spinner.tsx';
import { SearchIcon } from '../icons/data/first-icons.ts';
import { Dialog } from '../layers/dialog.tsx';
import type { Findable } from './find-entries.ts';
import './palette.css';

export interface PaletteEntry extends Findable {
  readonly id: string;
  readonly icon?: ReactNode;
  /** What kind of thing it is, or where it belongs. */
  readonly hint?: string | undefined;
  readonly onChoose: () => void;
  /** It changes what is looked for, so the palette stays. */
  readonly isStaying?: boolean;
}

export interface PaletteGroup {
  readonly name: string;
  readonly entries: readonly PaletteEntry[];
}

interface PaletteProps {
  readonly onClose: () => void;
  readonly text: string;
  readonly onText: (text: string) => void;
  /** The field stands and takes the keys. */
  readonly onFocus?: () => void;
  /** What matches, best groups first; the first entry is chosen by Enter. */
  readonly groups: readonly PaletteGroup[];
  /** Something is still being looked for elsewhere. */
  readonly isBusy?: boolean;
  /** Between field and list, such as what to do where nothing matches. */
  readonly note?: ReactNode;
  readonly labels: {
    readonly title: string;
    readonly field: string;
    readonly close: string;
    readonly keys: string;
  };
  readonly ux?: string;
}

/** One field for everything: it lists what matches, arrows move, Enter goes there. */
export function Palette(props: PaletteProps) {
  const { onClose, text, onText, groups, labels } = props;
  const listId = useId();
  const shown = groups.filter(({ entries }) => entries.length > 0);
  const all = shown.flatMap(({ entries }) => entries);
  const [at, setAt] = useState(0);
  const marked = Math.min(at, all.length - 1);
  const choose = (entry: PaletteEntry): void => {
    if (entry.isStaying !== true) {
      onClose();
    }
    entry.onChoose();
  };
  const press = (key: KeyboardEvent): void => {
    const next = nextMark(key.key, marked, all.length);
    if (next !== undefined) {
      key.preventDefault();
      setAt(next);
    } else if (key.key === 'Enter' && !key.nativeEvent.isComposing) {
      key.preventDefault();
      all.slice(marked, marked + 1).forEach(choose);
    }
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      kind="reading"
      className="ui-palette"
      title={labels.title}
      closeLabel={labels.close}
      {...(props.ux !== undefined && { ux: props.ux })}
    >
      <div className="ui-palette-field">
        {props.isBusy === true ? <Spinner size={18} /> : <SearchIcon size={18} />}
        <input
          data-first-focus
          // A field of type search would keep the first Escape for itself.
          type="text"
          inputMode="search"
          role="combobox"
          aria-expanded={all.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={all[marked] && `${listId}-${marked}`}
          aria-label={labels.field}
          placeholder={labels.field}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={60}
          value={text}
          onChange={(change) => {
            setAt(0);
            onText(change.target.value);
          }}
          onFocus={props.onFocus}
          onKeyDown={press}
        />
      </div>
      {props.note}
      <Matches
        listId={listId}
        label={labels.title}
        isBusy={props.isBusy === true}
        groups={shown}
        marked={marked}
        onChoose={choose}
      />
      <p className="ui-palette-keys">{labels.keys}</p>
    </Dialog>
  );
}

/** Where a key leads in the list; undefined where it means something else. */
function nextMark(key: string, at: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return (at + 1) % Math.max(count, 1);
    case 'ArrowUp':
      return (at + count - 1) % Math.max(count, 1);
    case 'PageDown':
      return Math.max(count - 1, 0);
    case 'PageUp':
      return 0;
    default:
      return undefined;
  }
}

/** The line that the arrows reached. */
function bringIntoView(line: HTMLElement | null): void {
  line?.scrollIntoView({ block: 'nearest' });
}

function Matches(props: {
  readonly listId: string;
  readonly label: string;
  readonly isBusy: boolean;
  readonly groups: readonly PaletteGroup[];
  readonly marked: number;
  readonly onChoose: (entry: PaletteEntry) => void;
}) {
  const { listId, groups, marked } = props;
  const starts = groups.map((_, group) =>
    groups.slice(0, group).reduce((sum, { entries }) => sum + entries.length, 0),
  );
  return (
    <div
      id={listId}
      role="listbox"
      aria-label={props.label}
      aria-busy={props.isBusy || undefined}
      className="ui-palette-list"
    >
      {groups.map(({ name, entries }, group) => (
        <div key={name} role="group" aria-label={name}>
          <p className="ui-palette-group" aria-hidden="true">
            {name}
          </p>
          {entries.map((entry, line) => {
            const at = (starts[group] ?? 0) + line;
            return (
              // The field has the focus and the keys; a pointer presses the line itself.
              <button
                type="button"
                ref={at === marked ? bringIntoView : undefined}
                key={entry.id}
                id={`${listId}-${at}`}
                role="option"
                tabIndex={-1}
                aria-selected={at === marked}
                className="ui-palette-entry"
                onClick={() => props.onChoose(entry)}
              >
                {entry.icon}
                <span className="ui-palette-label" dir="auto">
                  {entry.label}
                </span>
                {entry.hint !== undefined && <small>{entry.hint}</small>}
              </button>
            );
          })}
        </div>
      ))}
    </div>
  );
}
