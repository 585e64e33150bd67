/** Files that each break one rule of .oxlintrc.json, with the name under which it is reported. */
export interface Planted {
  readonly path: string;
  readonly rule: string;
  readonly text: string;
}

const promised = 'declare function save(): Promise<void>;\n';

export const planted: readonly Planted[] = [
  plant('server/src/floating.ts', 'typescript(no-floating-promises)', `${promised}save();\n`),
  plant(
    'server/src/misused.ts',
    'typescript(no-misused-promises)',
    `${promised}export const a = () => (save() ? 1 : 2);\n[1].forEach(async () => save());\n`,
  ),
  plant(
    'server/src/switch.ts',
    'typescript(switch-exhaustiveness-check)',
    "export function f(x: 'a' | 'b'): void {\n  switch (x) {\n    case 'a':\n  }\n}\n",
  ),
  plant(
    'server/src/type-import.ts',
    'typescript(consistent-type-imports)',
    "import { A } from './types.ts';\nexport const a = (x: A): A => x;\n",
  ),
  plant('server/src/any.ts', 'typescript(no-explicit-any)', 'export const a = (x: any) => x;\n'),
  plant(
    'server/src/unsafe.ts',
    'typescript(no-unsafe-member-access)',
    "export const a: unknown = JSON.parse('{}').b;\n",
  ),
  plant(
    'server/src/non-null.ts',
    'typescript(no-non-null-assertion)',
    'export const a = (x: string | null) => x!;\n',
  ),
  plant(
    'server/src/sort.ts',
    'typescript(require-array-sort-compare)',
    'export const a = [2, 1].toSorted();\n',
  ),
  plant(
    'server/src/template.ts',
    'typescript(restrict-template-expressions)',
    'export const a = (x: object) => `${x}`;\n',
  ),
  plant('server/src/ignore.ts', 'typescript(ban-ts-comment)', '// @ts-ignore\nexport {};\n'),
  plant('server/src/equal.ts', 'eslint(eqeqeq)', 'export const a = (x: string) => x == "a";\n'),
  plant(
    'server/src/curly.ts',
    'eslint(curly)',
    'export const a = (x: string) => { if (x) return; };\n',
  ),
  plant('server/src/console.ts', 'eslint(no-console)', 'console.log(1);\n'),
  plant('server/src/default.ts', 'import(no-default-export)', 'export default 1;\n'),
  plant(
    'server/src/parameters.ts',
    'eslint(max-params)',
    'export const a = (w: 1, x: 2, y: 3, z: 4) => [w, x, y, z];\n',
  ),
  plant('server/src/cycle-a.ts', 'import(no-cycle)', "export { b } from './cycle-b.ts';\n"),
  plant(
    'server/src/cycle-b.ts',
    'import(no-cycle)',
    "import * as a from './cycle-a.ts';\nexport const b = () => a;\n",
  ),
  plant(
    'server/src/types.ts',
    'eslint(no-var)',
    'export interface A { a: 1 }\nexport var v = 1;\n',
  ),
  ...[
    ['packages/lottery/src/a.ts', '@portal/protocol'],
    ['packages/games/src/a.ts', 'node:crypto'],
    ['packages/games/src/a.test.ts', '@portal/server'],
    ['packages/protocol/src/a.ts', '@portal/lottery'],
    ['packages/ui/src/a.ts', '@portal/i18n'],
    ['server/src/platform/a.ts', '../contexts/wallet/index.ts'],
    ['server/src/contexts/wallet/a.ts', '../../wiring.ts'],
    ['apps/portal/src/a.ts', '@portal/server'],
    ['apps/portal/src/b.ts', '@portal/backoffice-app'],
    ['e2e/a.ts', '@portal/server'],
    ['tools/seed/a.ts', '@portal/server'],
  ].map(([path = '', specifier = '']) =>
    plant(path, 'eslint(no-restricted-imports)', `import '${specifier}';\n`),
  ),
  ...['Date', 'process', 'fetch', 'performance', 'crypto'].map((name) =>
    plant(
      `packages/betting/src/${name.toLowerCase()}.ts`,
      'eslint(no-restricted-globals)',
      `export const a = ${name};\n`,
    ),
  ),
];

function plant(path: string, rule: string, text: string): Planted {
  return { path, rule, text };
}
