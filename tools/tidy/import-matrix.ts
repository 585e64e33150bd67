/**
 * Who may import whom (STYLE.md, "Who may import whom"). The first row whose pattern matches a file
 * counts; `<name>` in a target stands for the group of that name, so a new context or feature is
 * covered the moment its folder exists.
 */
export interface MatrixRow {
  readonly from: RegExp;
  /** Folders, files or workspaces inside the repository; a file's own package is listed too. */
  readonly may: readonly string[];
  /** Packages from outside; absent where any declared dependency is fine. */
  readonly outside?: readonly string[];
  readonly reason: string;
}

const rulesPackages = [
  'packages/lottery',
  'packages/betting',
  'packages/commission',
  'packages/games',
];
const testTools = ['vitest', 'fast-check', 'node:fs', 'node:path', 'node:url'];
const proofTools = [...testTools, 'node:worker_threads', 'node:crypto', 'node:module'];
const pureOutside = ['@noble/curves', '@noble/hashes'];
const screenPackages = [
  'packages/ui',
  'packages/records',
  'packages/protocol',
  'packages/i18n',
  'packages/money',
  'packages/lottery',
  'packages/betting',
  'packages/games',
];

export const matrix: readonly MatrixRow[] = [
  {
    from: /^packages\/(?<name>lottery|betting|commission|games)\/proof\//u,
    may: ['packages/<name>/', 'packages/money', 'packages/proof'],
    outside: [...proofTools, ...pureOutside],
    reason: 'A proof knows the package that it proves, money, and what proofs share.',
  },
  {
    from: /^packages\/(?<name>money|lottery|betting|commission|games|art)\/.*\.test\.ts$/u,
    may: [
      'packages/<name>/src/',
      'packages/<name>/data/',
      'packages/<name>/vectors/',
      'packages/money',
    ],
    outside: [...testTools, ...pureOutside],
    reason: 'The tests of a rules package use it, money and the test runner.',
  },
  {
    from: /^packages\/(?<name>lottery|betting|commission|games)\/src\/testing\//u,
    may: ['packages/<name>/src/', 'packages/money'],
    outside: [...testTools, ...pureOutside],
    reason: 'What tests share has their tools.',
  },
  {
    from: /^packages\/proof\//u,
    may: ['packages/proof/'],
    reason: 'What proofs share knows no rule.',
  },
  {
    from: /^packages\/money\//u,
    may: ['packages/money/'],
    outside: [],
    reason: 'packages/money imports nothing.',
  },
  {
    from: /^packages\/(?<name>lottery|betting|commission|games|art)\//u,
    may: ['packages/<name>/src/', 'packages/<name>/data/', 'packages/money'],
    outside: pureOutside,
    reason: 'A rules package is pure: it imports money and a hash function only.',
  },
  {
    from: /^packages\/vendors\/.*\.test\.ts$/u,
    may: ['packages/vendors/', 'packages/money'],
    outside: [...testTools, 'node:crypto', 'zod'],
    reason: 'The tests of the dialects use them, money and the test runner.',
  },
  {
    from: /^packages\/vendors\//u,
    may: ['packages/vendors/', 'packages/money'],
    outside: ['node:crypto', 'zod'],
    reason: 'Dialects are pure: they know money, signatures and a schema library.',
  },
  {
    from: /^packages\/payments\//u,
    may: ['packages/payments/', 'packages/money'],
    outside: [...testTools, 'node:crypto', 'zod'],
    reason:
      'What sites and providers of payments say is pure: money, signatures and a schema library.',
  },
  {
    from: /^packages\/(?<name>protocol)\//u,
    may: ['packages/protocol/', 'packages/money'],
    reason: 'The protocol knows money and a schema library only.',
  },
  {
    from: /^packages\/(?<name>i18n|ui)\//u,
    may: ['packages/<name>/'],
    reason: 'i18n and ui know no business word: they import no other workspace.',
  },
  {
    from: /^packages\/(?<name>records)\//u,
    may: ['packages/records/', 'packages/ui', 'packages/protocol', 'packages/i18n'],
    reason: 'What records of both front ends share knows their controls, texts and wire.',
  },
  {
    from: /^server\/src\/platform\/http\//u,
    may: [
      'server/src/platform/',
      'server/test/',
      'packages/money',
      'packages/protocol',
      'packages/i18n',
    ],
    reason: 'The HTTP edge binds endpoints and writes texts, and knows no context.',
  },
  {
    from: /^server\/src\/platform\//u,
    may: ['server/src/platform/', 'server/test/', 'packages/money', 'packages/protocol'],
    reason: 'The platform has no business words: it imports money and protocol only.',
  },
  {
    from: /^server\/src\/contexts\/(?<context>[^/]+)\//u,
    may: [
      'server/src/contexts/<context>/',
      'server/src/contexts/*/index.ts',
      'server/src/platform/',
      'server/test/',
      'packages/money',
      'packages/protocol',
      'packages/i18n',
      'packages/art',
      'packages/vendors',
      'packages/payments',
      ...rulesPackages,
    ],
    reason: 'A context enters another by its index.ts only, and knows neither wiring nor config.',
  },
  {
    from: /^server\//u,
    may: ['server/', 'packages/'],
    reason: 'The server knows no front end and no tool.',
  },
  {
    from: /^apps\/(?<app>[^/]+)\/src\/features\/(?<feature>[^/]+)\//u,
    may: [
      'apps/<app>/src/features/<feature>/',
      'apps/<app>/src/shared/',
      'apps/<app>/src/testing/',
      ...screenPackages,
    ],
    reason: 'A feature knows shared and no other feature; pages compose features.',
  },
  {
    from: /^apps\/(?<app>[^/]+)\/src\/shared\//u,
    may: ['apps/<app>/src/shared/', 'apps/<app>/src/testing/', ...screenPackages],
    reason: 'Shared code knows neither features nor pages.',
  },
  {
    from: /^apps\/(?<app>[^/]+)\//u,
    may: ['apps/<app>/', ...screenPackages],
    reason: 'A front end knows neither the server nor the other front end.',
  },
  {
    from: /^(?:e2e|tools\/seed)\//u,
    may: ['e2e/', 'tools/seed/', 'packages/'],
    reason: 'Journeys and seeds talk through the wire and know no server internals.',
  },
  {
    from: /^vendor\//u,
    may: ['vendor/', 'packages/vendors', 'packages/money'],
    reason: 'The simulator is another company: it knows the dialects and nothing of the site.',
  },
  {
    from: /^payments\//u,
    may: ['payments/', 'packages/payments', 'packages/money'],
    reason: 'The simulator is another company: it knows the wire and nothing of the site.',
  },
  {
    from: /^identity-provider\//u,
    may: ['identity-provider/'],
    reason: 'The provider is another company: OpenID Connect is all that it shares with the site.',
  },
  {
    from: /^(?:tools|bench)\//u,
    may: ['tools/', 'bench/', 'packages/', 'server'],
    reason: 'Tools and benches know packages and the server.',
  },
];
