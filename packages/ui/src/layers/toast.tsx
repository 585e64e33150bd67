import type { ComponentType } from 'react';
import { useEffect, useState } from 'react';
import { announce } from '../controls/live-region.tsx';

export interface ToastMessage {
  readonly kind: 'done' | 'failed';
  readonly text: string;
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined;
}

export interface ToasterProps {
  readonly label: string;
  readonly closeLabel: string;
}

/** Raised while the stack that shows them is still on its way. */
let waiting: readonly ToastMessage[] = [];
let show: ((message: ToastMessage) => void) | undefined;
let askForStack: (() => void) | undefined;

function raise(message: ToastMessage): void {
  announce(message.text, message.kind === 'done' ? 'polite' : 'assertive');
  if (show === undefined) {
    waiting = [...waiting, message];
    askForStack?.();
  } else {
    show(message);
  }
}

/** A background success; the fact must also be visible in the page (WCAG, issue 1814). */
export function toastDone(text: string): void {
  raise({ kind: 'done', text });
}

/** A background failure; it stays until closed. */
export function toastFailed(text: string, action?: ToastMessage['action']): void {
  raise({ kind: 'failed', text, action });
}

/** Hands over what was raised so far and everything from now on. */
export function receiveToasts(receiver: (message: ToastMessage) => void): () => void {
  waiting.forEach(receiver);
  waiting = [];
  show = receiver;
  return () => {
    show = undefined;
  };
}

/**
 * Where toasts appear; mounted once, at the root, beside `LiveRegions` which says their text. The
 * stack comes with the first toast; where it does not arrive the next toast asks again.
 */
export function Toaster(props: ToasterProps) {
  const [Stack, setStack] = useState<ComponentType<ToasterProps>>();
  useEffect(() => {
    const ask = () => {
      import('./toast-stack.tsx').then(
        ({ ToastStack }) => setStack(() => ToastStack),
        () => undefined,
      );
    };
    askForStack = ask;
    if (waiting.length > 0) {
      ask();
    }
    return () => {
      askForStack = undefined;
    };
  }, []);
  return Stack === undefined ? null : <Stack {...props} />;
}
