/** Listboxes of the page that are narrower than the longest of their choices, by their names. */
export function cutChoices(): readonly string[] {
  return [...document.querySelectorAll<HTMLSelectElement>('main .ui-select > select')].flatMap(
    (select) => {
      const { width } = select.getBoundingClientRect();
      return width + 1 < wholeWidth(select) ? [select.ariaLabel ?? select.name] : [];
    },
  );
}

/** As wide as the listbox is where nothing holds it. */
function wholeWidth(select: HTMLSelectElement): number {
  const line = document.createElement('span');
  line.className = 'ui-input ui-select';
  line.style.cssText = 'position: absolute; inline-size: max-content';
  line.append(select.cloneNode(true));
  document.body.append(line);
  const { width } = line.getBoundingClientRect();
  line.remove();
  // Both edges of the line are no part of the listbox.
  return width - 2;
}
