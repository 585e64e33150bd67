import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '../../../../test/harness.ts';
import { asOwner } from '../../../../test/owner.ts';
import type { HeadCopies, HeadCopy } from '../head-copies.ts';
import { openHeadCopies } from '../head-copies.ts';
import { openSigningKey } from '../signing-key.ts';
import { copyHeads } from './copy-heads.ts';
import { readState } from './read-state.ts';
import { recordEvents } from './record-events.ts';
import { sealEntries } from './seal-entries.ts';
import { verifyChain } from './verify-chain.ts';

const test = testDatabase();
const { inUnit } = test;
const folder = mkdtempSync(join(tmpdir(), 'portal-heads-'));
const kept: { copies?: HeadCopies } = {};
beforeAll(async () => {
  const key = await openSigningKey(join(folder, 'key.json'), test.random);
  kept.copies = openHeadCopies(join(folder, 'heads'), key);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function copies(): HeadCopies {
  if (kept.copies === undefined) {
    throw new Error('the copies are open inside tests only');
  }
  return kept.copies;
}

/** A site of its own with five sealed entries of two subjects, and the copy of its head. */
async function sealedSite(site: string): Promise<readonly string[]> {
  for (const subject of ['a', 'b', 'a', 'b', 'a']) {
    test.clock.advance({ milliseconds: 1 });
    await inUnit(
      (ctx) =>
        recordEvents(ctx, { action: 'member.login', subject: { type: 'test', id: subject } }),
      { site: { id: site } },
    );
  }
  await inUnit((ctx) => sealEntries(ctx, 1000));
  await inUnit((ctx) => copyHeads(ctx, copies()), { site: { id: site } });
  const rows = await asOwner(test, 'select id from trail_entries where site_id = $1 order by id', [
    site,
  ]);
  return rows.map((row) => String(row['id']));
}

const verify = (site: string) =>
  inUnit((ctx) => verifyChain(ctx, copies()), { site: { id: site } });

describe('verifyChain', () => {
  it('finds nothing where nobody touched anything, and keeps that for the desk', async () => {
    await sealedSite('whole');
    expect(await verify('whole')).toMatchObject({ position: 5n, faults: [] });
    const state = await inUnit(readState, { site: { id: 'whole' } });
    expect(state).toMatchObject({ position: 5n, lastCheck: { position: 5n, faults: [] } });
  });

  it.each([
    [
      'one letter of an entry',
      `update trail_entries set action = 'member.logout' where id = $1`,
      ['entry_changed'],
    ],
    [
      'an entry and the hash of its row',
      `with changed as (update trail_entries set reason = 'x' where id = $1 returning id)
       update trail_seals set row_hash = sha256('x') where entry_id = $1`,
      ['order_changed', 'entry_changed', 'subject_order_changed'],
    ],
    ['an entry that is gone', 'delete from trail_entries where id = $1', ['entry_removed']],
  ])('names the place of %s', async (title, tamper, kinds) => {
    const site = title.replaceAll(' ', '-');
    const ids = await sealedSite(site);
    await asOwner(test, tamper, [ids[2]]);
    const { faults } = await verify(site);
    expect(faults).toEqual(kinds.map((kind) => ({ kind, position: '3', entryId: ids[2] })));
  });

  it('names an entry that is gone with its seal by the hole that it leaves', async () => {
    const ids = await sealedSite('hole');
    await asOwner(test, 'delete from trail_entries where id = $1', [ids[2]]);
    await asOwner(test, 'delete from trail_seals where entry_id = $1', [ids[2]]);
    const { faults } = await verify('hole');
    expect(faults).toEqual([
      { kind: 'position_missing', position: '4', entryId: ids[3] },
      { kind: 'subject_order_changed', position: '5', entryId: ids[4] },
    ]);
  });

  it('names both of two entries that changed places', async () => {
    const ids = await sealedSite('swapped');
    const swap = `update trail_seals s set entry_id = o.entry_id
      from trail_seals o
     where s.entry_id = any($1) and o.entry_id = any($1) and s.entry_id <> o.entry_id`;
    await asOwner(test, 'alter table trail_seals drop constraint trail_seals_entry');
    await asOwner(test, swap, [[ids[1], ids[2]]]);
    await asOwner(
      test,
      'alter table trail_seals add constraint trail_seals_entry unique (entry_id)',
    );
    const { faults } = await verify('swapped');
    expect(faults.map((fault) => [fault.kind, fault.position, fault.entryId])).toEqual([
      ['entry_changed', '2', ids[2]],
      ['entry_changed', '3', ids[1]],
    ]);
  });

  it('names an entry that was slipped in, or taken out of the queue', async () => {
    await sealedSite('stray');
    await inUnit(
      (ctx) => recordEvents(ctx, { action: 'member.logout', subject: { type: 'test', id: 'a' } }),
      { site: { id: 'stray' } },
    );
    expect((await verify('stray')).faults).toEqual([]);
    const [row] = await asOwner(test, 'delete from trail_unsealed returning entry_id');
    expect((await verify('stray')).faults).toEqual([
      { kind: 'entry_unsealed', position: null, entryId: row?.['entry_id'] },
    ]);
    await asOwner(test, 'delete from trail_entries where id = $1', [row?.['entry_id']]);
  });

  it('misses the tail that was cut off, seals and heads included', async () => {
    const ids = await sealedSite('cut');
    await asOwner(test, 'delete from trail_entries where id = any($1)', [ids.slice(3)]);
    await asOwner(test, `delete from trail_seals where site_id = 'cut' and position > 3`);
    await asOwner(test, `delete from trail_heads where site_id = 'cut'`);
    expect((await verify('cut')).faults).toEqual([
      { kind: 'tail_missing', position: '5', entryId: null },
    ]);
  });

  it('recognises a chain that was made anew from changed entries', async () => {
    const ids = await sealedSite('anew');
    await asOwner(test, `update trail_entries set action = 'member.logout' where id = $1`, [
      ids[0],
    ]);
    await asOwner(test, `delete from trail_heads where site_id = 'anew'`);
    await asOwner(
      test,
      `with gone as (delete from trail_seals where site_id = 'anew'
      returning entry_id) insert into trail_unsealed select entry_id from gone`,
    );
    await inUnit((ctx) => sealEntries(ctx, 1000));
    expect((await verify('anew')).faults).toEqual([
      { kind: 'chain_rebuilt', position: '5', entryId: null },
    ]);
  });

  it('does not believe a copy that another key signed', async () => {
    await sealedSite('forged');
    const stranger = await openSigningKey(join(folder, 'stranger.json'), test.random);
    const forged = openHeadCopies(join(folder, 'forged'), stranger);
    await inUnit((ctx) => copyHeads(ctx, forged), { site: { id: 'forged' } });
    const mixed = {
      read: () => forged.read(),
      isOurs: (copy: HeadCopy) => copies().isOurs(copy),
    };
    const { faults } = await inUnit((ctx) => verifyChain(ctx, mixed), { site: { id: 'forged' } });
    expect(faults).toEqual([{ kind: 'copy_forged', position: '5', entryId: null }]);
  });
});
