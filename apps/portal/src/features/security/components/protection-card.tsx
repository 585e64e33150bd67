import { Card, keptFocus, Tag, type IconComponent, type Tone } from '@portal/ui';
import { useId, type ReactNode } from 'react';

/** One way in which the account is protected: what it is, how it stands, what can be done. */
export function ProtectionCard(props: {
  readonly ux: string;
  readonly icon: IconComponent;
  readonly title: string;
  readonly text: string;
  readonly state?: { readonly label: string; readonly tone: Tone } | undefined;
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
}) {
  const { icon: Icon, state } = props;
  const titleId = useId();
  return (
    <Card
      ref={keptFocus}
      role="group"
      aria-labelledby={titleId}
      className="grid content-start gap-3"
      data-ux={props.ux}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Icon size={24} className="flex-none text-primary" />
        <h2 id={titleId} className="m-0 text-18 font-semibold">
          {props.title}
        </h2>
        {state !== undefined && <Tag tone={state.tone}>{state.label}</Tag>}
      </div>
      <p className="m-0 text-14 text-text-2">{props.text}</p>
      {props.children}
      {props.actions !== undefined && props.actions !== false && (
        <div className="flex flex-wrap gap-2">{props.actions}</div>
      )}
    </Card>
  );
}
