import { describe, expect, it } from 'vitest';
import type { SiteEntry } from './chain.ts';
import { chainStart, nextLink, rowHash, sealAll } from './chain.ts';

/**
 * The expected hashes were computed by Python's hashlib from the text and the byte layout that
 * docs/operating/trail.md states.
 */
const entry: SiteEntry = {
  siteId: 'test',
  id: 'trl_1',
  at: Temporal.Instant.from('2026-03-02T08:00:00Z'),
  actorKind: 'operator',
  actorId: 'opr_1',
  actorName: 'ann',
  action: 'member.lock',
  subjectType: 'member',
  subjectId: 'mbr_1',
  before: { state: 'active' },
  after: { state: 'locked', ...older('1') },
  reason: 'why',
  ip: '203.0.113.5',
  requestId: 'req_1',
};

/** A field of an earlier release is no field of this one. */
function older(a: string) {
  return { a };
}

describe('the chain', () => {
  it('has the hashes that a second implementation computes', () => {
    const row = rowHash(entry);
    const first = nextLink(chainStart, row);
    const second = nextLink(first, row);
    expect([row, first.hash, second.hash].map((hash) => hash.toString('hex'))).toEqual([
      '253a22e2f918509f63fca5fe6a7f19ee47bbfbb5c85cb8f409404568873c50f3',
      '7dd78049482e2eaab6c77379405e059a11eda1ba8f2f6f69dec07bf279799adc',
      'e70af3d3efd95125e3e7982e45325e07658bd976278737445a3dff1ea038260c',
    ]);
  });

  it('covers every field of an entry', () => {
    const changes: readonly Partial<SiteEntry>[] = [
      { siteId: 'other' },
      { id: 'trl_2' },
      { at: Temporal.Instant.from('2026-03-02T08:00:00.000001Z') },
      { actorKind: 'member' },
      { actorId: null },
      { actorName: 'bob' },
      { action: 'member.unlock' },
      { subjectType: 'operator' },
      { subjectId: 'mbr_2' },
      { before: null },
      { after: { state: 'locked', ...older('2') } },
      { reason: null },
      { ip: null },
      { requestId: 'req_2' },
    ];
    expect(changes.length).toBe(Object.keys(entry).length);
    const hashes = changes.map((change) => rowHash({ ...entry, ...change }).toString('hex'));
    expect(new Set([...hashes, rowHash(entry).toString('hex')]).size).toBe(changes.length + 1);
  });

  it('counts the site and each subject on their own', () => {
    const other = { ...entry, id: 'trl_2', subjectId: 'mbr_2' };
    const seals = sealAll([entry, other, { ...entry, id: 'trl_3' }], {
      site: chainStart,
      subjects: new Map(),
    });
    expect(seals.map((seal) => [seal.site.position, seal.subject.position])).toEqual([
      [1n, 1n],
      [2n, 1n],
      [3n, 2n],
    ]);
  });
});
