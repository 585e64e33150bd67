/** Puts the focus on the heading of the page, where reading starts anew. */
export function focusHeading(options?: FocusOptions): void {
  const heading = document.querySelector<HTMLElement>('h1');
  if (heading?.hasAttribute('tabindex') === false) {
    heading.tabIndex = -1;
  }
  heading?.focus(options);
}
