import type { ComponentType } from 'react';
import type { DialogName, DialogProps } from '../shared/dialogs/dialogs.ts';

type DialogSet = Readonly<Partial<Record<DialogName, ComponentType<DialogProps>>>>;

/** The dialogs of every feature and of the pages, by folder; their scripts come when they open. */
const sets = import.meta.glob<DialogSet>(['../features/*/dialogs.ts', './dialogs.ts'], {
  eager: true,
  import: 'dialogs',
});

export const dialogs = Object.values(sets).reduce((register, set) => ({ ...register, ...set }), {});
