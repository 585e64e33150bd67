import { dottedName, keyOf, nodesIn } from '../literal.ts';
import type { Offence, Rule } from '../rule.ts';
import { isNode, type Source, type SyntaxNode } from '../source.ts';

const left = /^(?:it|test|describe)(?:\.\w+)*\.(?:only|skip|todo|fails)$/u;
/** `npm test` has twelve minutes for everything. */
const longestTestMs = 60_000;
const mocks = /^vi\.(?:mock|doMock|hoisted)$/u;

export const testsShape: Rule = {
  name: 'tests-shape',
  sentence: 'tests are sentences, end within a minute, and none is skipped, mocked away or forced',
  check: (tree) =>
    tree.sources
      .filter(({ isTest }) => isTest)
      .flatMap((source) => [...offencesOf(source), ...tooPatient(source), ...forced(source)]),
};

function offencesOf(source: Source): Offence[] {
  return source.nodes('CallExpression').flatMap((call) => {
    const name = dottedName(call['callee']);
    return messages(name, call).map((message) => ({
      path: source.path,
      line: source.lineAt(call.start),
      message,
    }));
  });
}

function messages(name: string, call: SyntaxNode): string[] {
  const title = nodesIn(call['arguments'])[0];
  const text = isNode(title) && typeof title['value'] === 'string' ? title['value'] : '';
  return [
    // Playwright's test.skip(condition, reason) says when a journey does not apply.
    ...(left.test(name) && (text !== '' || !name.endsWith('.skip'))
      ? [`${name} leaves tests out: a skipped check is a defect.`]
      : []),
    ...(mocks.test(name)
      ? [`${name} replaces what we own: use the real thing or a fake of the vendor.`]
      : []),
    ...(/^(?:it|test)\b/u.test(name) && /\bshould\b/u.test(text)
      ? ['A test is a statement: say what happens, without "should".']
      : []),
  ];
}

/** A person cannot press through what covers a control, so a journey does not either. */
function forced(source: Source): Offence[] {
  return source
    .nodes('Property')
    .filter(() => source.path.startsWith('e2e/'))
    .filter((property) => keyOf(property) === 'force' && isTrue(property['value']))
    .filter((property) => isOfMethod(source, property))
    .map(({ start }) => ({
      path: source.path,
      line: source.lineAt(start),
      message: 'force: true presses what no person can: find what covers the control.',
    }));
}

/** An action of a locator; `rmSync` has an option of the same name. */
function isOfMethod(source: Source, property: SyntaxNode): boolean {
  const options = source.parentOf(property);
  const call = options === undefined ? undefined : source.parentOf(options);
  const callee = call?.['callee'];
  return isNode(callee) && callee.type === 'MemberExpression';
}

function isTrue(node: unknown): boolean {
  return isNode(node) && node['value'] === true;
}

function tooPatient(source: Source): Offence[] {
  return source
    .nodes('Property')
    .filter((property) => /^(?:timeout|testTimeout)$/u.test(keyOf(property)))
    .filter(
      (property) => isNode(property['value']) && Number(property['value']['value']) > longestTestMs,
    )
    .map(({ start }) => ({
      path: source.path,
      line: source.lineAt(start),
      message: 'A proof that needs more than a minute belongs into tools/nightly.',
    }));
}
