import type { ReactNode } from 'react';
import type { ButtonProps } from '../controls/button.tsx';
import { Button } from '../controls/button.tsx';
import { useLayer } from './use-layer.ts';

export interface MenuItem {
  readonly id: string;
  readonly label: ReactNode;
  readonly icon?: ReactNode;
  readonly onSelect: () => void;
}

const loadList = async () => (await import('./menu-list.tsx')).MenuList;

/** A button that opens a list of commands; arrows, Home, End and letters move, Esc returns. */
export function Menu(props: {
  readonly trigger: ReactNode;
  readonly label: string;
  readonly items: readonly MenuItem[];
  readonly variant?: ButtonProps['variant'];
  readonly ux?: string;
}) {
  const { Layer, layerProps, buttonProps } = useLayer(loadList);
  return (
    <>
      <Button
        {...buttonProps}
        variant={props.variant ?? 'ghost'}
        aria-haspopup="menu"
        aria-label={props.label}
      >
        {props.trigger}
      </Button>
      {Layer !== undefined && layerProps !== null && (
        <Layer {...layerProps} label={props.label} items={props.items} ux={props.ux} />
      )}
    </>
  );
}
