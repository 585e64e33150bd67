import { expect, it } from 'vitest';
import { offencesIn } from '../plant.ts';
import { styleSheets } from './style-sheets.ts';

const button = 'packages/ui/src/controls/button';
const layered = '@layer components {\n  .ui-button {\n    color: red;\n  }\n}\n';

it('accepts a layered sheet that the control beside it imports', () => {
  expect(
    offencesIn(styleSheets, {
      [`${button}.css`]: `/* Why. */\n${layered}`,
      [`${button}.tsx`]: "import './button.css';\n",
      'packages/ui/src/styles/base.css': 'html {\n  color: red;\n}\n',
    }),
  ).toEqual([]);
});

it('finds what a control styles outside of its layer', () => {
  const [offence, ...others] = offencesIn(styleSheets, {
    [`${button}.css`]: `${layered}\n.ui-button:hover {\n  color: blue;\n}\n`,
    [`${button}.tsx`]: "import './button.css';\n",
  });
  expect(offence).toContain(`${button}.css:7 The sheet of a control stands in`);
  expect(others).toEqual([]);
});

it('finds a sheet that no control beside it imports', () => {
  expect(
    offencesIn(styleSheets, {
      [`${button}.css`]: layered,
      'packages/ui/src/layers/menu.tsx': "import '../controls/button.css';\n",
    }),
  ).toEqual([`${button}.css:1 No control beside it imports ./button.css, so it never arrives.`]);
});

it('accepts the sheet of an app, modules in the layer of features, and layered imports', () => {
  expect(
    offencesIn(styleSheets, {
      'apps/portal/src/app/styles.css':
        "@import 'tailwindcss';\n@source '../x';\n\n@layer components {\n  .page-frame {\n    gap: 1px;\n  }\n}\n",
      'apps/portal/src/features/home/notices.module.css':
        '@layer features {\n  @keyframes move {\n    to {\n      opacity: 0;\n    }\n  }\n}\n',
      'apps/portal/src/features/home/swiper.css': "@import 'swiper/css' layer(components);\n",
    }),
  ).toEqual([]);
});

it.each([
  ['app/styles.css', '.page-frame {\n}\n', 'Outside of a layer this beats every utility'],
  ['features/home/x.module.css', '.banner {\n}\n', 'The module of a feature stands in'],
  ['features/home/x.module.css', '@layer components {\n}\n', 'The module of a feature stands in'],
  ['features/home/x.css', '@layer features {\n}\n', 'A feature styles by utilities'],
  ['features/home/x.css', "@import 'swiper/css';\n", 'A feature styles by utilities'],
])('finds a fault in %s: %j', (path, text, message) => {
  const [offence, ...others] = offencesIn(styleSheets, { [`apps/portal/src/${path}`]: text });
  expect(offence).toContain(`apps/portal/src/${path}:1 ${message}`);
  expect(others).toEqual([]);
});
