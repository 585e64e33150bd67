/**
 * Kinds of modal by width (design-brief.md 3.8). A confirm may stand over another one, nothing
 * else.
 */
export const modalKinds = ['confirm', 'form', 'reading', 'list', 'games'] as const;
export type ModalKind = (typeof modalKinds)[number];

export interface OpenModal {
  readonly kind: ModalKind;
  readonly close: () => void;
}

const open = new Set<OpenModal>();

/**
 * Registers a modal that opens now; every other one that may not stay under it is asked to close.
 */
export function takeStage(modal: OpenModal): () => void {
  for (const other of open) {
    if (modal.kind !== 'confirm' || other.kind === 'confirm') {
      other.close();
    }
  }
  open.add(modal);
  return () => {
    open.delete(modal);
  };
}

/** Whether a modal stands on top, so that Back and Esc mean this one. */
export function isOnTop(modal: OpenModal): boolean {
  return [...open].at(-1) === modal;
}
