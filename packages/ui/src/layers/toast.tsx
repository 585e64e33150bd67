import type { ReactNode } from 'react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { IconButton } from '../controls/icon-button.tsx';
import { announce } from '../controls/live-region.tsx';
import { Button } from '../controls/button.tsx';
import { CheckIcon, CloseIcon, WarningIcon } from '../icons/data/icons.ts';
import './toast.css';

interface ToastAction {
  readonly label: string;
  readonly onPress: () => void;
}

interface Toast {
  readonly id: number;
  readonly kind: 'done' | 'failed';
  readonly text: string;
  readonly action?: ToastAction | undefined;
}

const lifetimeMs = 5000;
const mostStacked = 2;

let toasts: readonly Toast[] = [];
let lastId = 0;
const watchers = new Set<() => void>();

function change(next: readonly Toast[]): void {
  toasts = next;
  watchers.forEach((notify) => notify());
}

function add(toast: Omit<Toast, 'id'>): void {
  lastId += 1;
  change([...toasts, { ...toast, id: lastId }].slice(-mostStacked));
  announce(toast.text, toast.kind === 'done' ? 'polite' : 'assertive');
}

/** A background success; the fact must also be visible in the page (WCAG, issue 1814). */
export function toastDone(text: string): void {
  add({ kind: 'done', text });
}

/** A background failure; it stays until closed. */
export function toastFailed(text: string, action?: ToastAction): void {
  add({ kind: 'failed', text, action });
}

function dismiss(id: number): void {
  change(toasts.filter((toast) => toast.id !== id));
}

function watch(onChange: () => void): () => void {
  watchers.add(onChange);
  return () => watchers.delete(onChange);
}

/** Where toasts appear; mounted once, at the root, beside `LiveRegions` which says their text. */
export function Toaster(props: { readonly label: string; readonly closeLabel: string }) {
  const shown = useSyncExternalStore(watch, () => toasts);
  return (
    <section aria-label={props.label} className="ui-toaster" hidden={shown.length === 0}>
      {shown.map((toast) => (
        <ToastCard key={toast.id} toast={toast} closeLabel={props.closeLabel} />
      ))}
    </section>
  );
}

function ToastCard({ toast, closeLabel }: { readonly toast: Toast; readonly closeLabel: string }) {
  const [isHeld, setHeld] = useState(false);
  const { id, kind, action } = toast;
  useEffect(() => {
    if (kind === 'failed' || isHeld) {
      return undefined;
    }
    const timer = setTimeout(() => dismiss(id), lifetimeMs);
    return () => clearTimeout(timer);
  }, [id, kind, isHeld]);
  const icon: ReactNode = kind === 'done' ? <CheckIcon /> : <WarningIcon />;
  return (
    <div
      className={`ui-toast ui-toast-${kind}`}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {icon}
      <span>{toast.text}</span>
      {action !== undefined && (
        <Button
          size="small"
          variant="ghost"
          onClick={() => {
            dismiss(id);
            action.onPress();
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton
        small
        label={closeLabel}
        icon={<CloseIcon size={16} />}
        onClick={() => dismiss(id)}
      />
    </div>
  );
}
