import axe from 'axe-core';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What keeps people from using the page that is shown, or a part of it, as axe finds it. */
export async function accessFaults(
  part: Document | Element = document,
): Promise<readonly string[]> {
  // Colours that are still moving are not those that a person reads.
  await Promise.allSettled(
    document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
      .map(({ finished }) => finished),
  );
  const { violations } = await axe.run(part, { runOnly: standards });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
