import { DirectionProvider } from '@base-ui/react/direction-provider';
import { Tabs as BaseTabs } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import { useDirection } from '../hooks/use-direction.ts';
import type { Option } from './select.tsx';
import './tabs.css';

/** Arrow keys move and choose, mirrored in right-to-left; the panel follows in the tab order. */
export function Tabs<Value extends string>(props: {
  readonly label: string;
  readonly tabs: readonly (Option<Value> & { readonly badge?: ReactNode })[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly children: ReactNode;
}) {
  return (
    <DirectionProvider direction={useDirection()}>
      <BaseTabs.Root
        value={props.value}
        onValueChange={(value: Value) => props.onChange(value)}
        className="ui-tabs"
      >
        <BaseTabs.List activateOnFocus aria-label={props.label} className="ui-tab-list">
          {props.tabs.map(({ value, label, badge }) => (
            <BaseTabs.Tab key={value} value={value} className="ui-tab">
              {label}
              {badge}
            </BaseTabs.Tab>
          ))}
        </BaseTabs.List>
        <BaseTabs.Panel value={props.value} className="ui-tab-panel">
          {props.children}
        </BaseTabs.Panel>
      </BaseTabs.Root>
    </DirectionProvider>
  );
}
