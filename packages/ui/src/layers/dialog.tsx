import type { ReactNode } from 'react';
import { useId } from 'react';
import { classNames } from '../controls/class-names.ts';
import { IconButton } from '../controls/icon-button.tsx';
import { CloseIcon } from '../icons/data/icons.ts';
import { useCloseDoor } from './close-guard.ts';
import type { ModalKind } from './open-layers.ts';
import { useModal } from './use-modal.ts';
import './dialog.css';

export interface DialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly kind?: ModalKind;
  readonly closeLabel: string;
  /** Without ✕ and Esc, for something that has to be done before anything else. */
  readonly isForced?: boolean;
  /** Buttons, the least dangerous first; they stay in view while the body scrolls. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
  /** The id by which a test finds the dialog (docs/screens.md). */
  readonly ux?: string;
  readonly className?: string;
}

/**
 * The generic modal (portal.md 2, design-brief.md 3.8): a press outside never closes it, Esc and ✕
 * do. Its content exists only while it is open.
 */
export function Dialog(props: DialogProps) {
  const { isOpen, isForced = false, kind = 'form', onClose } = props;
  return (
    <Modal
      {...props}
      kind={kind}
      className={classNames('ui-dialog', `ui-dialog-${kind}`, props.className)}
      closedBy={isForced ? 'none' : 'closerequest'}
      onClose={onClose}
      isOpen={isOpen}
    />
  );
}

/**
 * A panel from the inline end of a wide page and from the bottom of a narrow one. Being no modal of
 * its own content, a press outside closes it.
 */
export function Sheet({
  isWhole = false,
  isOver = false,
  ...props
}: Omit<DialogProps, 'isForced' | 'kind'> & {
  /** Fills a phone: a record with its form needs the room, and a keyboard takes half of it. */
  readonly isWhole?: boolean;
  /** Stands over a form, which stays as it is; without it what is open makes way. */
  readonly isOver?: boolean;
}) {
  return (
    <Modal
      {...props}
      kind={isOver ? 'confirm' : 'reading'}
      className={classNames('ui-sheet', isWhole && 'ui-sheet-whole', props.className)}
      closedBy="any"
    />
  );
}

function Modal(
  props: DialogProps & {
    readonly kind: ModalKind;
    readonly closedBy: 'none' | 'closerequest' | 'any';
  },
) {
  const { isForced = false, onClose } = props;
  const titleId = useId();
  const { Provider: Door, door, isGuarded, mayClose } = useCloseDoor(onClose);
  const dismiss = (): void => {
    if (!isForced && mayClose()) {
      onClose();
    }
  };
  const { ref, isTop } = useModal({ ...props, onDismiss: dismiss });
  return (
    <dialog
      ref={ref}
      // The browser itself closes a dialog at the second Esc in a row, and asks nobody.
      {...{ closedby: isGuarded ? 'none' : props.closedBy }}
      className={props.className}
      aria-labelledby={titleId}
      data-ux={props.ux ?? (props.kind === 'confirm' ? 'SYS-12' : 'SYS-10')}
      onKeyDown={(key) => {
        if (key.key === 'Escape' && isGuarded && isTop()) {
          dismiss();
        }
      }}
      onCancel={(cancel) => {
        // A file field inside fires the same event.
        if (cancel.target === cancel.currentTarget) {
          cancel.preventDefault();
          dismiss();
        }
      }}
      onClose={(close) => {
        // One that has left the page is told late that it was closed.
        const { target, currentTarget } = close;
        if (target === currentTarget && currentTarget.isConnected && props.isOpen) {
          onClose();
        }
      }}
    >
      {props.isOpen && (
        <Door value={door}>
          <header className="ui-modal-head">
            <h2 id={titleId} className="ui-modal-title" tabIndex={-1}>
              {props.title}
            </h2>
            {!isForced && (
              <IconButton label={props.closeLabel} icon={<CloseIcon />} onClick={dismiss} />
            )}
          </header>
          <div className="ui-modal-body">{props.children}</div>
          {props.actions !== undefined && (
            <footer className="ui-modal-actions">{props.actions}</footer>
          )}
        </Door>
      )}
    </dialog>
  );
}
