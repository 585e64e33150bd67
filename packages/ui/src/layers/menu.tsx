import type { KeyboardEvent, ReactNode } from 'react';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../controls/button.tsx';
import type { ButtonProps } from '../controls/button.tsx';
import { classNames } from '../controls/class-names.ts';
import { CheckIcon } from '../icons/data/icons.ts';
import './popover.css';
import './menu.css';

export interface MenuItem {
  readonly id: string;
  readonly label: ReactNode;
  readonly icon?: ReactNode;
  readonly onSelect: () => void;
  /** Draws the item as one of a set and ticks the chosen one. */
  readonly isChosen?: boolean;
  readonly isDanger?: boolean;
  /** Language of the label where it is not the page's. */
  readonly lang?: string;
}

/** A button that opens a list of commands; arrows, Home, End and letters move, Esc returns. */
export function Menu(props: {
  readonly trigger: ReactNode;
  readonly label: string;
  readonly items: readonly MenuItem[];
  readonly variant?: ButtonProps['variant'];
  readonly triggerClassName?: string;
  readonly ux?: string;
}) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    if (isOpen) {
      const items = itemsOf(list.current);
      (items.find((item) => item.ariaChecked === 'true') ?? items[0])?.focus();
    }
  }, [isOpen]);

  return (
    <>
      <Button
        variant={props.variant ?? 'ghost'}
        className={props.triggerClassName}
        popoverTarget={id}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-label={props.label}
        onKeyDown={(key) => {
          if (key.key === 'ArrowDown') {
            key.preventDefault();
            list.current?.showPopover({ source: key.currentTarget });
          }
        }}
      >
        {props.trigger}
      </Button>
      <div
        ref={list}
        id={id}
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-label={props.label}
        className="ui-popover ui-menu"
        data-ux={props.ux}
        onToggle={(toggle) => setOpen(toggle.newState === 'open')}
        onKeyDown={moveInMenu}
      >
        {isOpen &&
          props.items.map((item) => (
            <MenuButton key={item.id} item={item} close={() => list.current?.hidePopover()} />
          ))}
      </div>
    </>
  );
}

function MenuButton({ item, close }: { readonly item: MenuItem; readonly close: () => void }) {
  const isChoice = item.isChosen !== undefined;
  return (
    <button
      type="button"
      role={isChoice ? 'menuitemradio' : 'menuitem'}
      aria-checked={isChoice ? item.isChosen : undefined}
      tabIndex={-1}
      lang={item.lang}
      className={classNames('ui-menu-item', item.isDanger === true && 'ui-menu-item-danger')}
      onClick={() => {
        close();
        item.onSelect();
      }}
    >
      {item.icon}
      <span dir={item.lang === undefined ? undefined : 'auto'}>{item.label}</span>
      {item.isChosen === true && <CheckIcon size={16} />}
    </button>
  );
}

function itemsOf(list: HTMLElement | null): readonly HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])];
}

function moveInMenu(key: KeyboardEvent<HTMLDivElement>): void {
  const items = itemsOf(key.currentTarget);
  const at = items.findIndex((item) => item === document.activeElement);
  const next = target({ key: key.key, at, items });
  if (key.key === 'Tab') {
    key.currentTarget.hidePopover();
  } else if (next !== undefined) {
    key.preventDefault();
    next.focus();
  }
}

function target(move: {
  readonly key: string;
  readonly at: number;
  readonly items: readonly HTMLElement[];
}): HTMLElement | undefined {
  const { key, at, items } = move;
  switch (key) {
    case 'ArrowDown':
      return items[(at + 1) % items.length];
    case 'ArrowUp':
      return items.at(at - 1);
    case 'Home':
      return items[0];
    case 'End':
      return items.at(-1);
    default: {
      const after = [...items.slice(at + 1), ...items.slice(0, at + 1)];
      const letter = key.length === 1 ? key.toLocaleLowerCase() : undefined;
      return letter === undefined
        ? undefined
        : after.find((item) => item.textContent.trim().toLocaleLowerCase().startsWith(letter));
    }
  }
}
