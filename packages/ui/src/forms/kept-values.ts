import { letPageGo } from './held-page.ts';

/** What was typed into forms that were closed, by the name of the form; gone with the page. */
const kept = new Map<string, object>();

export function keepValues(form: string, values: object | undefined): void {
  if (values === undefined) {
    kept.delete(form);
  } else {
    kept.set(form, values);
  }
}

export function keptValues(form: string): object | undefined {
  return kept.get(form);
}

/**
 * Called when another person may sit down: what one typed is not shown to the next, and holds no
 * page.
 */
export function forgetForms(): void {
  kept.clear();
  letPageGo();
}
