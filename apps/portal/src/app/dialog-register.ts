import type { ComponentType } from 'react';
import type { DialogName, DialogProps } from '../shared/dialogs/dialogs.ts';

type DialogSet = Readonly<Partial<Record<DialogName, ComponentType<DialogProps>>>>;

/** Every feature's dialogs, found by folder; their scripts come when they are opened. */
const sets = import.meta.glob<DialogSet>('../features/*/dialogs.ts', {
  eager: true,
  import: 'dialogs',
});

export const dialogs = Object.values(sets).reduce((register, set) => ({ ...register, ...set }), {});
