import { describe, expect, it } from 'vitest';
import { offencesIn } from '../plant.ts';
import { physicalSides } from './physical-sides.ts';

const sheet = 'apps/portal/src/app/page.css';
const component = 'apps/portal/src/app/page.tsx';

describe('physicalSides', () => {
  it.each([
    '.a { margin-left: 1px; }',
    '.a { padding-right: 1px }',
    '.a { left: 0; }',
    '.a {\n  right: 0;\n}',
    '.a { text-align: left; }',
    '.a { border-left-width: 1px; }',
    '.a { border-top-left-radius: 1px; }',
    '.a { @apply ml-2; }',
  ])('catches in a style sheet: %s', (css) => {
    expect(offencesIn(physicalSides, { [sheet]: `${css}\n` })).toHaveLength(1);
  });

  it.each([
    'className="ml-2"',
    'className="flex pr-[3px]"',
    'className="hover:-mr-1 x"',
    'className={`absolute left-0 ${x}`}',
    "className={cls('rounded-tl-lg', x)}",
    'className="x text-left"',
    'className="border-l x"',
    'style={{ marginLeft: 1 }}',
    'style={{ left: 1 }}',
  ])('catches on an element: %s', (attribute) => {
    expect(
      offencesIn(physicalSides, { [component]: `const a = <p ${attribute} />;\n` }),
    ).toHaveLength(1);
  });

  it.each(['.a { margin-inline-start: 1px; }', '.a { inset-inline-end: 0; }', '/* left: 0 */'])(
    'lets a style sheet say %s',
    (css) => {
      expect(offencesIn(physicalSides, { [sheet]: `${css}\n` })).toEqual([]);
    },
  );

  it.each([
    'className="ms-2 pe-1 start-0 text-start rounded-s-lg"',
    "side={'left'}",
    'className="mx-2 mt-1"',
  ])('lets an element say %s', (attribute) => {
    expect(offencesIn(physicalSides, { [component]: `const a = <p ${attribute} />;\n` })).toEqual(
      [],
    );
  });
});
