import { describe, expect, it } from 'vitest';
import { offencesIn } from '../plant.ts';
import { screenTests } from './screen-tests.ts';

const table = 'apps/portal/src/app/pages.ts';
const page = "export const pages = [{ load: () => import('./pages/home-page.tsx') }];\n";
const pageTest = 'apps/portal/src/app/pages/home-page.test.tsx';
const set = 'apps/portal/src/features/session/dialogs.ts';
const dialog =
  "export const dialogs = { login: lazy(async () => (await import('./login-dialog.tsx')).Login) };\n";
const dialogTest = 'apps/portal/src/features/session/login-dialog.test.tsx';
const body = "it('shows the page', () => {});\n";

type Files = Readonly<Record<string, string>>;

describe('screenTests', () => {
  it.each<[string, Files, string]>([
    ['a page', { [table]: page }, pageTest],
    ['a dialog', { [set]: dialog }, dialogTest],
    ['a page whose test file is empty', { [table]: page, [pageTest]: 'export {};\n' }, pageTest],
    ['a page of the desk', { [table.replace('portal', 'backoffice')]: page }, 'backoffice'],
  ])('catches %s without a test', (_, files, name) => {
    const [offence, ...others] = offencesIn(screenTests, files);
    expect(offence).toContain(name);
    expect(others).toEqual([]);
  });

  it.each<[string, Files]>([
    ['a page', { [table]: page, [pageTest]: body }],
    ['a dialog', { [set]: dialog, [dialogTest]: body }],
    ['a table of tests', { [table]: page, [pageTest]: "it.each([1])('shows %s', () => {});\n" }],
    ['what is fetched elsewhere', { 'apps/portal/src/main.tsx': "void import('./late.ts');\n" }],
  ])('lets pass %s', (_, files) => {
    expect(offencesIn(screenTests, files)).toEqual([]);
  });
});
