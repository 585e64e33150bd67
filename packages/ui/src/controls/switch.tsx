import type { ReactNode } from 'react';
import './switch.css';

/** On or off, at once; a checkbox is for what a form sends later. */
export function Switch(props: {
  readonly label: ReactNode;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly disabled?: boolean;
}) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={props.isOn}
      className="ui-switch"
      disabled={props.disabled}
      onClick={() => props.onChange(!props.isOn)}
    >
      <span className="ui-track" aria-hidden="true" />
      <span>{props.label}</span>
    </button>
  );
}
