import { describe, expect, it } from 'vitest';
import { Tree } from '../tidy/tree.ts';
import { checklist } from './checklist.ts';
import { shownScreens } from './shown-screens.ts';

describe('checklist', () => {
  it('has 263 ids, each once', () => {
    expect(new Set(checklist).size).toBe(263);
  });
});

describe('shownScreens', () => {
  const home = '<main data-ux="R-01"><Row /></main>';
  const tree = new Tree({
    'apps/portal/src/app/home-page.tsx': `import { Row } from '../row.tsx';\n${home};`,
    'apps/portal/src/app/home-page.test.tsx': '',
    'apps/portal/src/row.tsx': 'export const Row = () => <section data-ux="H-04" />;',
    'apps/portal/src/lost.tsx': 'export const Lost = () => <p data-ux="SYS-06" />;',
    'apps/portal/src/wide/lost.tsx': 'export const Wide = () => <p data-ux="SYS-06" />;',
    'apps/portal/src/wide/lost.test.tsx': '',
    'server/src/closed.ts': `const main = '<main data-ux="SYS-04">';`,
    'server/src/closed.test.ts': `expect(html).toContain('<main data-ux="SYS-04">');`,
    'tools/some.test.ts': "find('R-01');",
    'apps/portal/src/bar.tsx': 'const Bar = (name: string) => <a data-ux={`NAV-${name}`} />;',
    'e2e/journeys/visitor.spec.ts': "find('NAV-RNG'); find('R-01-part');",
  });
  const shown = new Map(shownScreens(tree).map((screen) => [screen.id, screen]));

  it.each([
    ['R-01', 'apps/portal/src/app/home-page.tsx', 'apps/portal/src/app/home-page.test.tsx'],
    ['H-04', 'apps/portal/src/row.tsx', 'apps/portal/src/app/home-page.test.tsx'],
    ['NAV-RNG', 'apps/portal/src/bar.tsx', 'e2e/journeys/visitor.spec.ts'],
    ['NAV-FISH', 'apps/portal/src/bar.tsx', null],
    ['SYS-06', 'apps/portal/src/wide/lost.tsx', 'apps/portal/src/wide/lost.test.tsx'],
    ['SYS-04', 'server/src/closed.ts', 'server/src/closed.test.ts'],
    ['BO-01', null, null],
  ])('names file and test of %s', (id, page, test) => {
    expect(shown.get(id)).toEqual({ id, page, test });
  });
});
