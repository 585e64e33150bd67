/**
 * Resolves when the sheets of the page are there. They are asked for without holding up the first
 * paint (`build/first-paint.js`), and nothing may be shown without them: it would jump.
 */
export async function lateSheets(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('link.late-sheet');
  await Promise.all(Array.from(links, arrival));
}

/** The page is shown even when a sheet cannot be loaded. */
function arrival(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve) => {
    if (link.sheet !== null) {
      resolve();
      return;
    }
    for (const outcome of ['load', 'error']) {
      link.addEventListener(outcome, () => {
        resolve();
      });
    }
  });
}
