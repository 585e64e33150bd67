import { describe, expect, it } from 'vitest';
import { offencesIn } from '../plant.ts';
import { names } from './names.ts';

describe('names', () => {
  it.each([
    ['a file in camel case', 'server/src/placeBet.ts', ''],
    ['a component in Pascal case', 'apps/portal/src/app/Home.tsx', ''],
    ['a folder with an underscore', 'server/src/bet_slips/a.ts', ''],
    ['a file of helpers', 'server/src/date-helpers.ts', ''],
    ['a folder of utils', 'server/src/utils/a.ts', ''],
    ['a common file', 'packages/protocol/src/common.ts', ''],
    ['a service', 'a.ts', 'export class BetService {}\n'],
    ['a manager', 'a.ts', 'export const sessionManager = {};\n'],
    ['a helper type', 'a.ts', 'export interface FormHelper {}\n'],
    [
      'a use case under another name',
      'server/src/contexts/a/use-cases/place-bet.ts',
      'export function place() {}\n',
    ],
    [
      'a use case of an area under another name',
      'server/src/contexts/a/slips/use-cases/place-bet.ts',
      'export function place() {}\n',
    ],
  ])('catches %s', (_, path, text) => {
    expect(offencesIn(names, { [path]: text })).toHaveLength(1);
  });

  it.each([
    ['README.md', '# A\n'],
    ['.oxlintrc.json', '{}'],
    ['packages/i18n/locales/zh-CN/portal.json', '{}'],
    ['apps/portal/vite.config.ts', ''],
    ['server/src/services-page.ts', 'export const commonPasswords = [];\n'],
    ['a.ts', 'const openService = () => 1;\nconst isCommonWord = true;\n'],
    ['a.tsx', "function A() {\n  const common = useTexts('common');\n}\n"],
    ['server/src/contexts/a/use-cases/place-bet.ts', 'export async function placeBet() {}\n'],
  ])('lets pass %s', (path, text) => {
    expect(offencesIn(names, { [path]: text })).toEqual([]);
  });
});
