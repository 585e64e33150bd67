import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import './tooltip.css';

/**
 * A short explanation on hover and focus. Esc hides it, the pointer may rest on it (WCAG 1.4.13).
 * `children` receives the id for its `aria-describedby`.
 */
export function Tooltip(props: {
  readonly text: string;
  readonly children: (describedBy: string) => ReactNode;
}) {
  const id = useId();
  const [isSilenced, setSilenced] = useState(false);
  return (
    <span
      role="presentation"
      className="ui-tooltip-host"
      data-silenced={isSilenced || undefined}
      onKeyDown={(key) => key.key === 'Escape' && setSilenced(true)}
      onBlur={() => setSilenced(false)}
      onPointerEnter={() => setSilenced(false)}
    >
      {props.children(id)}
      <span role="tooltip" id={id} className="ui-tooltip">
        {props.text}
      </span>
    </span>
  );
}
