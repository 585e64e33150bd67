import { Menu } from '@base-ui/react/menu';
import { useEffect, useRef } from 'react';
import './floating.css';
import type { MenuItem } from './menu.tsx';
import './menu-list.css';
import { focusAfter, isLeft, placeAt } from './beside-button.ts';
import type { LayerProps } from './use-layer.ts';

interface MenuListProps extends LayerProps {
  readonly label: string;
  readonly items: readonly MenuItem[];
  readonly ux?: string | undefined;
}

/** The open list of a menu; it starts at its first item. */
export function MenuList(props: MenuListProps) {
  const { anchor, isOpen, onClose } = props;
  const list = useRef<HTMLDivElement>(null);
  return (
    <Menu.Root
      open={isOpen}
      modal={false}
      onOpenChange={(_, change) => {
        if (isLeft(anchor, change)) {
          onClose();
        }
      }}
    >
      <Menu.Portal container={anchor.closest('dialog') ?? undefined}>
        <Menu.Positioner {...placeAt(anchor)}>
          <Menu.Popup
            ref={list}
            className="ui-floating ui-menu"
            aria-label={props.label}
            data-ux={props.ux}
            finalFocus={() => focusAfter(anchor, list.current)}
            onKeyDown={(key) => {
              if (key.key === 'Tab') {
                // The next stop is counted from the button, not from the end of the document.
                anchor.focus();
                onClose();
              }
            }}
          >
            <Items items={props.items} />
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}

function Items({ items }: Pick<MenuListProps, 'items'>) {
  const first = useRef<HTMLDivElement>(null);
  useEffect(() => first.current?.focus({ preventScroll: true }), []);
  return items.map(({ id, label, icon, onSelect }, at) => (
    <Menu.Item
      key={id}
      ref={at === 0 ? first : undefined}
      className="ui-menu-item"
      onClick={onSelect}
    >
      {icon}
      <span>{label}</span>
    </Menu.Item>
  ));
}
