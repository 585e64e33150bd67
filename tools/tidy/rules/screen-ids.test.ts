import { describe, expect, it } from 'vitest';
import { offencesIn } from '../plant.ts';
import { screenIds } from './screen-ids.ts';

const page = '# Screens\n\n| Id | What it is |\n|---|---|\n| `S-01` | the header |\n';
const header = 'const header = <header data-ux="S-01" />;\n';

describe('screenIds', () => {
  it.each([
    ['an id of an element', 'const a = <a data-ux="S-02" />;', 'S-02'],
    ['an id that a component hands on', 'const a = <Row ux="H-04" />;', 'H-04'],
    ['either id of a choice', "const a = <a data-ux={b ? 'S-01' : 'S-03'} />;", 'S-03'],
    ['every id of a table', "const a = <a data-ux={{ b: 'S-01', c: 'S-04' }[d]} />;", 'S-04'],
    ['an id that a comment cites', '/** The grid (G-09). */', 'G-09'],
    ['the beginning of a made id', 'const a = <a data-ux={`NAV-${name}`} />;', 'NAV-…'],
  ])('catches %s without a row', (_, code, id) => {
    const files = { 'docs/screens.md': page, 'apps/a/a.tsx': header + code };
    expect(offencesIn(screenIds, files)).toEqual([
      `apps/a/a.tsx:2 ${id} has no row in docs/screens.md.`,
    ]);
  });

  it('catches a row whose id no element carries', () => {
    expect(offencesIn(screenIds, { 'docs/screens.md': page })).toEqual([
      'docs/screens.md:5 No element carries S-01: remove the row.',
    ]);
  });

  it('knows the ids of a page that the server writes', () => {
    const files = { 'docs/screens.md': page, 'apps/a/page.html': '<main data-ux="S-01"></main>' };
    expect(offencesIn(screenIds, files)).toEqual([]);
  });

  it.each([
    ['an id with a row', header],
    ['an id that is handed on', `${header}const a = <a data-ux={props.ux} />;`],
    ['a test', header],
  ])('lets pass %s', (_, code) => {
    const files = {
      'docs/screens.md': page,
      'apps/a/a.tsx': code,
      'apps/a/a.test.tsx': '<a data-ux="S-99" />;',
    };
    expect(offencesIn(screenIds, files)).toEqual([]);
  });
});
