import { lazy, type ComponentType } from 'react';
import { create } from 'zustand';

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
  return lazy(async () => ({ default: await load() }));
}

/** What `Dialogs` learns from a feature's set. */
export type DetailsOf<Set> = {
  readonly [Name in keyof Set]: Set[Name] extends ComponentType<DialogProps<infer Details>>
    ? Details
    : never;
};

/** Details may be left out where none is required. */
type DetailsOrNone<Details> = object extends Details ? [details?: Details] : [details: Details];

interface DialogState {
  readonly open: { readonly name: DialogName; readonly details: object } | undefined;
  readonly show: <Name extends DialogName>(
    name: Name,
    ...details: DetailsOrNone<Dialogs[Name]>
  ) => void;
  readonly hide: () => void;
}

/** The one modal layer of the page (design-brief 3.8): one at a time. */
export const useDialogs = create<DialogState>()((set) => ({
  open: undefined,
  show: (name, ...[details = {}]) => {
    set({ open: { name, details } });
  },
  hide: () => {
    set({ open: undefined });
  },
}));
