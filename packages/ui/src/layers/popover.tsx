import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import type { ButtonProps } from '../controls/button.tsx';
import { Button } from '../controls/button.tsx';
import { classNames } from '../controls/class-names.ts';
import './popover.css';

interface PopoverProps {
  /** What the opening button shows; with `label` it is the button's accessible name. */
  readonly trigger: ReactNode;
  readonly label?: string | undefined;
  readonly variant?: ButtonProps['variant'];
  readonly size?: ButtonProps['size'];
  readonly triggerClassName?: string | undefined;
  readonly panelClassName?: string | undefined;
  /** Receives a way to close the panel. */
  readonly children: (close: () => void) => ReactNode;
  readonly ux?: string | undefined;
}

/**
 * A button with a panel under it, by the Popover API: Esc and a press outside close it, focus goes
 * back to the button, the page stays usable.
 */
export function Popover(props: PopoverProps) {
  const id = useId();
  const [panel, setPanel] = useState<HTMLDivElement | null>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant={props.variant ?? 'ghost'}
        size={props.size}
        className={props.triggerClassName}
        popoverTarget={id}
        aria-expanded={isOpen}
        aria-label={props.label}
      >
        {props.trigger}
      </Button>
      <div
        ref={setPanel}
        id={id}
        popover="auto"
        className={classNames('ui-popover', props.panelClassName)}
        data-ux={props.ux}
        onToggle={(toggle) => setOpen(toggle.newState === 'open')}
      >
        {isOpen && props.children(() => panel?.hidePopover())}
      </div>
    </>
  );
}
