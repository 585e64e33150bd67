/** Names that objects answer to, whether or not somebody put them there. */
export const prototypeNames = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'valueOf',
  'hasOwnProperty',
] as const;

export const hostileTexts = [
  '',
  ' ',
  '\u0000',
  'null',
  'NaN',
  '-1',
  '1e309',
  '9007199254740993',
  '9'.repeat(40),
  "' or 1=1 --",
  '%',
  '%00',
  '\\',
  '../../etc/passwd',
  '\ud800',
  'مرحبا\u202e',
  'e\u0301'.repeat(30),
  'x'.repeat(300),
  'x'.repeat(20_000),
  '\r\nset-cookie: x=1',
  ...prototypeNames,
] as const;

/** Moments at which some reader of moments gives up. */
export const edgeMoments = [
  '0000-01-01T00:00:00Z',
  '0001-01-01T00:00:00Z',
  '-000001-12-31T23:59:59Z',
  '-271821-04-20T00:00:00Z',
  '+275760-09-13T00:00:00Z',
  '+010000-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999999999Z',
  '1970-01-01T00:00:00Z',
  '2999-12-31T23:59:59Z',
  '2024-02-29T00:00:00Z',
  '2026-02-30T00:00:00Z',
  '2026-06-30T23:59:60Z',
  '2026-01-01T24:00:00Z',
  '2026-01-01T00:00:00.123456789Z',
  '2026-01-01T00:00:00.1234567890Z',
  '2026-01-01T00:00:00+14:00',
  '2026-01-01T00:00:00[Asia/Bangkok]',
  '2026-01-01',
] as const;

/** Milliseconds as ids carry them: the first, the last of the year 9999, the next, the last. */
export const edgeTimes = ['000000000000', 'e677d21fdbff', 'e677d21fdc00', 'ffffffffffff'] as const;

export const wrongTypes: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -0,
  -1,
  1.5,
  1e308,
  2 ** 53 + 1,
  [],
  {},
  [[]],
  [null],
  { $gt: '' },
  { length: 1e9 },
  { toString: 1 },
];
