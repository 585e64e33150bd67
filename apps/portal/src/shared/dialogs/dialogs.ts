import type { ComponentType } from 'react';
import { create } from 'zustand';
import { lazyInTime } from '../client/lazy-in-time.ts';

/** What the layer hands to the dialog that it shows. */
export interface DialogProps<Details extends object = object> {
  readonly details: Details;
  readonly onClose: () => void;
}

/**
 * The dialogs of the portal: name and details of each. A feature adds its own in the `dialogs.ts`
 * of its folder, so everybody may open it by its name and nobody imports the feature.
 */
export interface Dialogs {}

export type DialogName = keyof Dialogs;

/** A dialog whose script comes when it is opened first. */
export function lazyDialog<Details extends object = object>(
  load: () => Promise<ComponentType<DialogProps<Details>>>,
): ComponentType<DialogProps<Details>> {
  return lazyInTime(load);
}

/** Names and details of a feature's dialogs, in the form that `Dialogs` is extended with. */
export type DetailsOf<Set> = {
  readonly [Name in keyof Set]: Set[Name] extends ComponentType<DialogProps<infer Details>>
    ? Details
    : never;
};

/** A dialog whose details are all optional may be opened without any. */
type DetailsOrNone<Details> = object extends Details ? [details?: Details] : [details: Details];

interface DialogState {
  readonly open: { readonly name: DialogName; readonly details: object } | undefined;
  readonly show: <Name extends DialogName>(
    name: Name,
    ...details: DetailsOrNone<Dialogs[Name]>
  ) => void;
  readonly hide: () => void;
}

/** The one modal layer of the page (design-brief.md 3.8): one at a time. */
export const useDialogs = create<DialogState>()((set) => ({
  open: undefined,
  show: (name, ...[details = {}]) => {
    set({ open: { name, details } });
  },
  hide: () => {
    set({ open: undefined });
  },
}));
