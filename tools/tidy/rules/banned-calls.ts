import { dottedName, nodesIn } from '../literal.ts';
import type { Offence, Rule } from '../rule.ts';
import type { Source, SyntaxNode } from '../source.ts';

interface Ban {
  readonly of: (node: SyntaxNode, source: Source) => boolean;
  readonly type: 'CallExpression' | 'MemberExpression' | 'NewExpression';
  /** Where the call is banned, and where it is right after all. */
  readonly where: RegExp;
  readonly except?: RegExp;
  readonly instead: string;
}

const everywhere = /^/u;
/** A browser's, another company's; the server has the database's time and a stopwatch. */
const clockFile = /^(?:apps|packages|vendor|payments)\/.*\/clock\.ts$/u;
const product = /^(?:packages|server|apps)\//u;
/** Plugins of the build run in Node before there is a product. */
const outsideProduct =
  /^(?:tools|bench|e2e|scripts|server\/test|apps\/[^/]+\/build)\/|\.config\.ts$/u;
// Coordinates of drawings, not money.
const drawing = /^packages\/(?:art|ui)\//u;

const bans: readonly Ban[] = [
  {
    type: 'MemberExpression',
    of: (node) => dottedName(node) === 'Math.random',
    where: everywhere,
    instead: 'Math.random is banned: draw from ctx.random, or from fast-check in a test.',
  },
  {
    type: 'CallExpression',
    of: (node) => /^(?:Date\.now|Temporal\.Now\.\w+)$/u.test(dottedName(node['callee'])),
    where: everywhere,
    except: clockFile,
    instead: 'The time comes from ctx.clock, in a browser from its clock.ts.',
  },
  {
    type: 'NewExpression',
    of: (node) => dottedName(node['callee']) === 'Date' && nodesIn(node['arguments']).length === 0,
    where: everywhere,
    except: clockFile,
    instead:
      'new Date() reads the clock: the time comes from ctx.clock, in a browser from clock.ts.',
  },
  {
    type: 'CallExpression',
    of: (node, source) => dottedName(node['callee']).endsWith('.setOffset') && !source.isTest,
    where: product,
    except: /^server\/src\/platform\/demo\/first-start\.ts$/u,
    instead: 'Only tests and the first start of a demo site may say that it is another time.',
  },
  {
    type: 'CallExpression',
    of: (node) => /^(?:Number\.)?parseFloat$/u.test(dottedName(node['callee'])),
    where: product,
    instead:
      'parseFloat makes binary fractions: use parseAmount or parseDecimal of packages/money.',
  },
  {
    type: 'MemberExpression',
    of: (node) => dottedName(node['property']) === 'toFixed',
    where: product,
    except: drawing,
    instead:
      'toFixed rounds a binary fraction: use formatAmount, toDecimal or the formatters of i18n.',
  },
  {
    type: 'CallExpression',
    of: (node, source) =>
      /^(?:(?:globalThis|window)\.)?fetch$/u.test(dottedName(node['callee'])) && !source.isTest,
    where: product,
    except:
      /^server\/(?:src\/platform|test)\/|^(?:packages\/protocol|apps\/[^/]+)\/.*client[^/]*\.ts$/u,
    instead: 'Raw fetch is banned: call through the one client, whose answers are typed.',
  },
  {
    type: 'MemberExpression',
    of: (node, source) => dottedName(node) === 'process.env' && !isChildPath(node, source),
    where: product,
    except: /^server\/(?:src\/(?:config|main)\.ts|test\/)|\.config\.ts$/u,
    instead: 'process.env goes through server/src/config.ts; settings are passed in.',
  },
  {
    type: 'MemberExpression',
    of: (node) => /^import\.meta\.env|^\.env$/u.test(metaName(node)),
    where: /^apps\//u,
    except: /\/env\.ts$/u,
    instead: 'import.meta.env is read by env.ts only.',
  },
  {
    type: 'CallExpression',
    of: (node, source) => dottedName(node['callee']) === 'lazy' && !source.isTest,
    where: /^apps\/portal\/src\//u,
    except: /\/lazy-in-time\.ts$/u,
    instead: 'lazy waits for ever: lazyInTime ends with the way to load again (SYS-06).',
  },
];

export const bannedCalls: Rule = {
  name: 'banned-calls',
  sentence:
    'clock, chance, binary fractions, network, environment and late parts have one door each',
  check: (tree) => tree.sources.flatMap(offencesOf),
};

function offencesOf(source: Source): Offence[] {
  return bans
    .filter(({ where, except }) => where.test(source.path) && except?.test(source.path) !== true)
    .filter(({ where }) => where === everywhere || !outsideProduct.test(source.path))
    .flatMap(({ type, of, instead }) =>
      source
        .nodes(type)
        .filter((node) => of(node, source))
        .map(({ start }) => ({ path: source.path, line: source.lineAt(start), message: instead })),
    );
}

/** The search path that a started program needs is no setting of ours. */
function isChildPath(node: SyntaxNode, source: Source): boolean {
  const parent = source.parentOf(node);
  return (
    parent !== undefined && /^process\.env(?:\.|\[')PATH\b/u.test(source.text.slice(parent.start))
  );
}

function metaName(node: SyntaxNode): string {
  const object = node['object'] as SyntaxNode;
  const isMeta = object.type === 'MetaProperty';
  return isMeta ? `import.meta.${dottedName(node['property'])}` : '';
}
