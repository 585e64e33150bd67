import { useSyncExternalStore } from 'react';

/**
 * Kinds of modal by width (design-brief.md 3.8). A confirm may stand over another one, nothing
 * else.
 */
export const modalKinds = ['confirm', 'form', 'reading', 'list', 'games'] as const;
export type ModalKind = (typeof modalKinds)[number];

export interface OpenLayer {
  /** What a modal is; absent for a menu, a panel and all else that leaves the page usable. */
  readonly kind?: ModalKind;
  /** Another layer takes the place. */
  readonly close: () => void;
  /** A person asks for it, by Back; a form that is half filled may stay. */
  readonly dismiss: () => void;
}

const open = new Set<OpenLayer>();
const watchers = new Set<() => void>();

function notify(): void {
  watchers.forEach((watcher) => watcher());
}

/** Registers a layer that opens over what is there. The function that it returns takes it away. */
export function standOver(layer: OpenLayer): () => void {
  open.add(layer);
  notify();
  return () => {
    open.delete(layer);
    notify();
  };
}

/**
 * Registers a modal that opens now; every other layer that may not stay under it is asked to close.
 */
export function takeStage(modal: OpenLayer & { readonly kind: ModalKind }): () => void {
  for (const other of open) {
    if (modal.kind !== 'confirm' || other.kind === 'confirm') {
      other.close();
    }
  }
  return standOver(modal);
}

/** The layer that Back means. */
export function topLayer(): OpenLayer | undefined {
  return [...open].at(-1);
}

export function isOnTop(layer: OpenLayer): boolean {
  return topLayer() === layer;
}

function watch(onChange: () => void): () => void {
  watchers.add(onChange);
  return () => watchers.delete(onChange);
}

/** Whether a layer lies over the page: what moves there by itself stands still meanwhile. */
export function useIsCovered(): boolean {
  return useSyncExternalStore(watch, () => open.size > 0);
}
