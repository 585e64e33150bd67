import { dirname, join } from 'node:path';
import type { Area } from '../generated/messages.ts';
import { moduleName } from './modules.ts';

const dynamicImport = /(?<!typeof\s+)\bimport\(\s*(['"])(?<path>\.{1,2}\/[^'"]+)\1\s*,?\s*\)/gu;

/**
 * Puts `texts.around([areas], …)` around the dynamic imports of a file whose target needs areas, so
 * that a part of the page and its texts load side by side and the part is drawn with both.
 */
export function aroundImports(
  code: string,
  file: string,
  areasOf: (path: string) => readonly Area[],
): string {
  const changed = code.replaceAll(dynamicImport, (match, _quote: string, path: string) => {
    const areas = areasOf(join(dirname(file), path));
    return areas.length === 0 ? match : `texts$.around(${JSON.stringify(areas)}, ${match})`;
  });
  // The import is put into the first line, so that the numbers of all other lines stay the same.
  return changed === code ? code : `import { texts as texts$ } from '${moduleName}'; ${changed}`;
}
