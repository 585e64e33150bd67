import { catalogueFiles, partialLocales } from '../catalogue-files.ts';
import { keyOf, nodesIn } from '../literal.ts';
import type { Offence, Rule } from '../rule.ts';
import { isNode, type Source } from '../source.ts';
import type { Tree } from '../tree.ts';

const declared = /^packages\/protocol\/src\/errors\/[^/]+\.ts$/u;
const product = /^(?:packages|server\/src)\//u;

interface Declared {
  readonly code: string;
  readonly path: string;
  readonly line: number;
}

export const errorCodes: Rule = {
  name: 'error-codes',
  sentence: 'every error code is used, has a text in every whole language and stands in a test',
  check: (tree) => {
    const codes = tree.sources
      .filter(({ path, isTest }) => declared.test(path) && !isTest)
      .flatMap(codesOf);
    const used = literals(tree, (source) => !source.isTest && product.test(source.path));
    const tested = literals(tree, (source) => source.isTest);
    return [
      ...codes.filter(({ code }) => !used.has(code)).map(offence('is used nowhere')),
      ...codes.filter(({ code }) => !tested.has(code)).map(offence('stands in no test')),
      ...repeated(codes).map(offence('is declared before')),
      ...textOffences(tree, codes),
    ];
  },
};

function repeated(codes: readonly Declared[]): readonly Declared[] {
  return codes.filter(({ code }, index) => codes.findIndex((other) => other.code === code) < index);
}

function textOffences(tree: Tree, codes: readonly Declared[]): Offence[] {
  const partial = partialLocales(tree);
  return catalogueFiles(tree)
    .filter(({ area, locale }) => area === 'errors' && !partial.has(locale))
    .flatMap(({ path }) => {
      const keys = new Set(Object.keys(JSON.parse(tree.text(path)) as object));
      const names = new Set(codes.map(({ code }) => code));
      const missing = codes
        .filter(({ code }) => !keys.has(code))
        .map(offence(`lacks a text in ${path}`));
      const stray = [...keys].filter((key) => !names.has(key));
      return [
        ...missing,
        ...stray.map((key) => ({ path, line: 1, message: `${key} is no code of the catalogue.` })),
      ];
    });
}

function offence(problem: string): (declaration: Declared) => Offence {
  return ({ code, path, line }) => ({ path, line, message: `The code ${code} ${problem}.` });
}

/** Keys of the exported tables: `code: { status, … }`. */
function codesOf(source: Source): Declared[] {
  return source.nodes('Property').flatMap((property) => {
    const value = property['value'];
    const isEntry =
      isNode(value) &&
      value.type === 'ObjectExpression' &&
      nodesIn(value['properties']).some((field) => keyOf(field) === 'status');
    return isEntry
      ? [{ code: keyOf(property), path: source.path, line: source.lineAt(property.start) }]
      : [];
  });
}

/** String literals of the chosen files, outside the catalogue and the lists of the endpoints. */
function literals(tree: Tree, isChosen: (source: Source) => boolean): ReadonlySet<unknown> {
  const lists = /^packages\/protocol\/src\/(?:errors|endpoints)\//u;
  return new Set(
    tree.sources
      .filter((source) => isChosen(source) && (source.isTest || !lists.test(source.path)))
      .flatMap((source) => source.nodes('Literal').map(({ value }) => value)),
  );
}
