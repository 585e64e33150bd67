import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type Answered, openJournal } from './journal.ts';
import { compareRounds } from './referee.ts';
import { isClean, type Verdict } from './verdict.ts';

const done = (key: string, result: string): Answered => ({
  key,
  player: 0,
  outcome: 'done',
  result,
});

describe('the referee', () => {
  it('finds nothing when each acknowledged round was staked for once', () => {
    const answers = [done('a', 'r1'), done('b', 'r2'), { ...done('c', 'no'), outcome: 'refused' }];
    const stakes = new Map([
      ['r1', 1],
      ['r2', 1],
    ]);
    expect(compareRounds(answers as Answered[], stakes)).toEqual({ acked: 2, lost: 0, doubled: 0 });
  });

  it.each([
    ['an acknowledged round that the ledger lacks', [['r1', 1]], { lost: 1, doubled: 0 }],
    [
      'a stake that was posted twice',
      [
        ['r1', 2],
        ['r2', 1],
      ],
      { lost: 0, doubled: 1 },
    ],
    [
      'a stake that no key asked for',
      [
        ['r1', 1],
        ['r2', 1],
        ['r3', 1],
      ],
      { lost: 0, doubled: 1 },
    ],
    ['one lost and one doubled', [['r1', 2]], { lost: 1, doubled: 1 }],
  ] as const)('finds %s', (_name, stakes, expected) => {
    const answers = [done('a', 'r1'), done('b', 'r2')];
    expect(compareRounds(answers, new Map(stakes))).toMatchObject(expected);
  });

  it('finds two keys that were answered with one round', () => {
    const answers = [done('a', 'r1'), done('b', 'r1')];
    expect(compareRounds(answers, new Map([['r1', 1]]))).toMatchObject({ lost: 0, doubled: 1 });
  });
});

describe('a verdict', () => {
  const clean: Verdict = {
    scenario: 'x',
    acked: 5,
    lost: 0,
    doubled: 0,
    unresolved: 0,
    faults: [],
    notes: {},
  };

  it.each([{ lost: 1 }, { doubled: 1 }, { unresolved: 1 }, { faults: ['books'] }, { acked: 0 }])(
    'is not clean with %o',
    (flaw) => {
      expect(isClean(clean)).toBe(true);
      expect(isClean({ ...clean, ...flaw })).toBe(false);
    },
  );
});

describe('the client journal', () => {
  it('holds a command on disk before it may be sent, and names a key that changed its answer', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'portal-journal-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const path = join(folder, 'journal.jsonl');
    const journal = await openJournal(path);
    await Promise.all(['a', 'b'].map((key) => journal.before({ key, player: 1 })));
    const lines = readFileSync(path, 'utf8').trim().split('\n');
    expect(lines.map((line): unknown => JSON.parse(line))).toEqual([
      { at: 'before', key: 'a', player: 1 },
      { at: 'before', key: 'b', player: 1 },
    ]);
    journal.answered(done('a', 'r1'));
    journal.answered(done('a', 'r2'));
    await journal.close();
    expect(journal.contradictions).toEqual(['a: r1, then r2']);
  });
});
