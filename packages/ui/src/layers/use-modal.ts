import type { RefObject } from 'react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { closeOnBack } from './close-on-back.ts';
import { focusHeading } from './focus-heading.ts';
import type { ModalKind, OpenLayer } from './open-layers.ts';
import { isOnTop, takeStage } from './open-layers.ts';

/** The generic modal opens this long after it was asked for (portal.md, section 2). */
const openDelayMs = 100;

const field = ':is(input, select, textarea):not([disabled], [type="hidden"])';

/**
 * Drives a native `<dialog>`: the top layer, the inert page, the focus ring inside and its return
 * are the platform's; the delay, the first focus and "one at a time" are here.
 */
export function useModal(options: {
  readonly isOpen: boolean;
  readonly kind: ModalKind;
  readonly onClose: () => void;
  /** The person asks to close it. */
  readonly onDismiss: () => void;
  readonly isForced?: boolean | undefined;
}): { readonly ref: RefObject<HTMLDialogElement | null>; readonly isTop: () => boolean } {
  const { isOpen, kind, isForced = false } = options;
  const ref = useRef<HTMLDialogElement>(null);
  const layer = useRef<OpenLayer>(undefined);
  const close = useEffectEvent(options.onClose);
  const dismiss = useEffectEvent(options.onDismiss);

  useEffect(() => {
    const dialog = ref.current;
    if (!isOpen || dialog === null) {
      return undefined;
    }
    const opener = document.activeElement;
    const place = location.pathname;
    const modal = { kind, close: () => close(), dismiss: () => dismiss() };
    layer.current = modal;
    const leaveStage = takeStage(modal);
    const forgetBack = isForced ? undefined : closeOnBack(modal);
    const timer = setTimeout(() => {
      dialog.showModal();
      firstFocus(dialog, kind)?.focus();
    }, openDelayMs);
    return () => {
      clearTimeout(timer);
      leaveStage();
      forgetBack?.();
      dialog.close();
      returnFocus(place === location.pathname ? opener : null);
    };
  }, [isOpen, kind, isForced]);

  return { ref, isTop: () => layer.current !== undefined && isOnTop(layer.current) };
}

/** Forms start at the first field, confirms at the least dangerous button, texts at the title. */
function firstFocus(dialog: HTMLDialogElement, kind: ModalKind): HTMLElement | null {
  const wanted = dialog.querySelector<HTMLElement>('[data-first-focus]');
  if (wanted !== null) {
    return wanted;
  }
  const title = dialog.querySelector<HTMLElement>('.ui-modal-title');
  switch (kind) {
    case 'form':
      return dialog.querySelector<HTMLElement>(`.ui-modal-body ${field}`) ?? title;
    case 'confirm':
      return dialog.querySelector<HTMLElement>('.ui-modal-actions button:not([disabled])') ?? title;
    case 'reading':
    case 'list':
    case 'games':
      return title;
    default:
      return kind satisfies never;
  }
}

/**
 * To what opened the modal; to the heading of the page when that is gone, or another one is shown.
 */
function returnFocus(opener: Element | null): void {
  if (document.querySelector('dialog:modal') !== null) {
    return;
  }
  const isThere = opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
  if (isThere) {
    opener.focus({ preventScroll: true });
  } else {
    focusHeading();
  }
}
