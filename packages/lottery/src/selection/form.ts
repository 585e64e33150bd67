import type { Span } from './lists.ts';

/** How many things of a list may be chosen; without an upper limit `atMost` is Infinity. */
export interface Limits {
  readonly atLeast: number;
  readonly atMost: number;
}

/** How a text is written: its digits, balls of two digits between blanks, or a mask with one R. */
export interface Writing {
  readonly as: 'digits' | 'balls' | 'mask';
  readonly length: number;
}

/** A list of texts; two texts with the same key are the same bet. */
export interface TextsForm extends Limits {
  readonly kind: 'texts';
  readonly writing: Writing;
  readonly accepts: (text: string) => boolean;
  readonly keyOf: (text: string) => string;
}

/**
 * What a screen offers for one key of a selection or of a draw. A handful of kinds stands for all
 * bet types, so that no screen knows any of them by name.
 */
export type FieldForm =
  | ({ readonly kind: 'numbers'; readonly span: Span } & Limits)
  | { readonly kind: 'number'; readonly span: Span }
  | ({ readonly kind: 'words'; readonly words: readonly string[] } & Limits)
  | { readonly kind: 'word'; readonly words: readonly string[] }
  | TextsForm
  | { readonly kind: 'positions'; readonly item: FieldForm; readonly positions: number }
  | { readonly kind: 'legs'; readonly positions: Span; readonly words: readonly string[] }
  | {
      readonly kind: 'combos';
      readonly places: readonly string[];
      readonly words: readonly string[];
    }
  /** Numbers of a draw in their order. */
  | { readonly kind: 'drawn'; readonly span: Span; readonly size: number }
  | { readonly kind: 'prize'; readonly length: number }
  | ({ readonly kind: 'prizes'; readonly length: number } & Limits);

/** The forms of all keys of a selection or of a draw. */
export type SelectionForm = Readonly<Record<string, FieldForm>>;
