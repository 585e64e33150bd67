import type { KeyboardEvent, ReactNode } from 'react';
import { useId } from 'react';
import type { Option } from './select.tsx';
import './tabs.css';

const moves: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Arrow keys move and choose, mirrored in right-to-left; the panel follows in the tab order. */
export function Tabs<Value extends string>(props: {
  readonly label: string;
  readonly tabs: readonly (Option<Value> & { readonly badge?: ReactNode })[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly children: ReactNode;
}) {
  const id = useId();

  function move(key: KeyboardEvent<HTMLDivElement>): void {
    const at = props.tabs.findIndex(({ value }) => value === props.value);
    const mirror = getComputedStyle(key.currentTarget).direction === 'rtl' ? -1 : 1;
    const next = { Home: 0, End: props.tabs.length - 1 }[key.key] ?? step(at, key.key, mirror);
    const chosen = next === undefined ? undefined : props.tabs.at(next % props.tabs.length);
    if (chosen !== undefined) {
      key.preventDefault();
      props.onChange(chosen.value);
      document.getElementById(`${id}-${chosen.value}`)?.focus();
    }
  }

  return (
    <div className="ui-tabs">
      <div role="tablist" tabIndex={-1} aria-label={props.label} onKeyDown={move}>
        {props.tabs.map(({ value, label, badge }) => (
          <button
            key={value}
            type="button"
            role="tab"
            id={`${id}-${value}`}
            aria-selected={value === props.value}
            aria-controls={`${id}-panel`}
            tabIndex={value === props.value ? 0 : -1}
            onClick={() => props.onChange(value)}
          >
            {label}
            {badge}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${props.value}`}
        tabIndex={-1}
      >
        {props.children}
      </div>
    </div>
  );
}

function step(at: number, key: string, mirror: number): number | undefined {
  const move = moves[key];
  return move === undefined ? undefined : at + move * mirror;
}
