import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { Root } from 'react-dom/client';
import { createRoot } from 'react-dom/client';
import { afterEach } from 'vitest';
import { stayHere } from './stay-here.ts';
import '../styles/data/order.css';
import '../styles.css';

const mounted: { readonly root: Root; readonly place: HTMLElement }[] = [];

/** Mounts into the page with the real style sheet; unmounted after each test. */
export function render(node: ReactNode): HTMLElement {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  mounted.push({ root, place });
  flushSync(() => root.render(node));
  return place;
}

stayHere();

afterEach(() => {
  for (const { root, place } of mounted.splice(0)) {
    root.unmount();
    place.remove();
  }
  document.documentElement.dir = 'ltr';
});

/** The one element that a selector finds. */
export function find(selector: string, root: ParentNode = document): HTMLElement {
  const found = root.querySelector<HTMLElement>(selector);
  if (found === null) {
    throw new Error(`nothing matches ${selector}`);
  }
  return found;
}

/** The button, link or option with exactly this text or label. */
export function named(name: string): HTMLElement {
  const all = [...document.querySelectorAll<HTMLElement>('button, a, input, [role]')];
  const found = all.find(
    (element) => element.ariaLabel === name || element.textContent.trim() === name,
  );
  if (found === undefined) {
    throw new Error(`nothing is named ${name}`);
  }
  return found;
}
