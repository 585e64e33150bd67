import { mostPartLines } from '@portal/protocol';
import { endpoints } from '@portal/protocol/endpoints';
import { describe, expect, it } from 'vitest';
import { registerMember } from '../../../../test/factories/identity.ts';
import { enterOperator, enterOwner } from '../../../../test/factories/operators.ts';
import { runningServer } from '../../../../test/factories/running.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { recordAct, recordEvents } from '../../trail/index.ts';

const test = testDatabase();
const server = runningServer(test);
const { listAuditEntries, readAuditFile } = endpoints;
const today = () => String(test.clock.now().toZonedDateTimeISO('Asia/Bangkok').toPlainDate());
const days = () => ({ from: today(), to: today() });

interface Line {
  readonly action: string;
  readonly actorName: string | null;
  readonly subjectName: string | null;
  readonly after: object | null;
}

describe('listAuditEntries', () => {
  it('names members by their account and operators by their name', async () => {
    const browser = server.browser();
    const { id, username } = await registerMember(browser);
    await browser.call(endpoints.logOut);
    const owner = await enterOwner(server);
    const query = { subjectId: id };
    const rows = (await owner.call(listAuditEntries, { query })).value['content'] as Line[];
    const named = rows.map(({ subjectName }) => subjectName);
    expect([rows.length > 0, new Set(named)]).toEqual([true, new Set([username])]);
    expect(rows.map(({ actorName }) => actorName)).toContain(username);
  });

  it('names the people whose ids stand before and after', async () => {
    const { id: other, username } = await registerMember(server.browser());
    const subject = { type: 'member', id: 'mbr_00000000000000000000000000000303' };
    const after = { other, note: 'mbr_00000000000000000000000000000304' };
    await test.inUnit((ctx) => recordEvents(ctx, { action: 'member.login', subject, after }));
    const owner = await enterOwner(server);
    const got = await owner.call(listAuditEntries, { query: { subjectId: subject.id } });
    const [row] = listAuditEntries.reply.parse(got.value).content;
    expect(row).toMatchObject({ after, names: { [other]: username } });
    expect(Object.keys(row?.names ?? {})).toEqual([other]);
  });

  it('gives the entries of its days alone, both included, in the zone of the site', async () => {
    const id = 'mbr_00000000000000000000000000000301';
    const subject = { type: 'member', id };
    const first = today();
    await test.inUnit((ctx) => recordEvents(ctx, { action: 'member.login', subject }));
    test.clock.advance({ hours: 24 });
    await test.inUnit((ctx) => recordEvents(ctx, { action: 'member.logout', subject }));
    const owner = await enterOwner(server);
    const read = async (query: Record<string, string>) => {
      const got = await owner.call(listAuditEntries, { query: { subjectId: id, ...query } });
      return (got.value['content'] as Line[]).map(({ action }) => action);
    };
    expect(await read({ to: first })).toEqual(['member.login']);
    expect(await read({ from: today() })).toEqual(['member.logout']);
    expect(await read({ from: first, to: today() })).toEqual(['member.logout', 'member.login']);
    const wrong = { from: today(), to: first };
    expect((await owner.call(listAuditEntries, { query: wrong })).code).toBe('validation_failed');
  });
});

describe('readAuditFile', () => {
  it('is for those who may read the trail, and never without its days', async () => {
    const support = await enterOperator(test, server, 'support');
    expect((await support.call(readAuditFile, { query: days() })).code).toBe('ability_missing');
    const auditor = await enterOperator(test, server, 'auditor');
    expect((await auditor.call(readAuditFile, { query: {} })).code).toBe('validation_failed');
    expect((await auditor.call(readAuditFile, { query: days() })).status).toBe(200);
  });

  it('holds what the filters leave, keeps formulas texts, and stands in the trail itself', async () => {
    const owner = await enterOwner(server);
    const me = (await owner.call(endpoints.readOperator)).value;
    const actor = { kind: 'operator', id: me['id'], name: me['username'], ip: '203.0.113.9' };
    const subject = { type: 'member', id: 'mbr_00000000000000000000000000000302' };
    await test.inUnit((ctx) =>
      recordAct(
        { ...ctx, actor: actor as never },
        {
          action: 'member.lock',
          subject,
          before: { state: 'active' },
          after: { state: 'locked' },
          reason: '=1+1, she said',
        },
      ),
    );
    const query = { ...days(), subjectId: subject.id };
    const { csv, fileName } = readAuditFile.reply.parse(
      (await owner.call(readAuditFile, { query })).value,
    );
    expect(fileName).toBe(`audit-${today()}-${today()}.csv`);
    const [head, line, rest] = csv.split('\r\n');
    expect(head).toContain('When (Asia/Bangkok),Who');
    expect(line).toContain('state: active,state: locked,"\'=1+1, she said"');
    expect(rest).toBe('');
    const own = { subjectId: String(me['id']), action: 'operator.export_audit' };
    const told = (await owner.call(listAuditEntries, { query: own })).value['content'] as Line[];
    expect(told.map(({ after }) => after)).toEqual([{ ...query, rows: '1' }]);
  });

  it('hands out more entries than a part holds part by part, and tells of each', async () => {
    const owner = await enterOwner(server);
    const subject = { type: 'member', id: 'mbr_00000000000000000000000000000303' };
    const count = mostPartLines + 1;
    const events = Array.from({ length: count }, () => ({
      action: 'member.login' as const,
      subject,
    }));
    await test.inUnit((ctx) => recordEvents(ctx, ...events));
    const query = { ...days(), subjectId: subject.id };
    const read = async (place: object) =>
      readAuditFile.reply.parse(
        (await owner.call(readAuditFile, { query: { ...query, ...place } })).value,
      );
    const first = await read({});
    const second = await read({ cursor: String(first.nextCursor) });
    expect(second.nextCursor).toBeNull();
    const lines = `${first.csv}${second.csv}`.trimEnd().split('\r\n').slice(1);
    expect(new Set(lines.map((line) => line.split(',').at(-1)))).toHaveLength(count);
    const me = (await owner.call(endpoints.readOperator)).value;
    const own = { subjectId: String(me['id']), action: 'operator.export_audit' };
    const told = (await owner.call(listAuditEntries, { query: own })).value['content'] as Line[];
    const parts = told.filter(({ after }) => JSON.stringify(after).includes(subject.id));
    expect(parts.map(({ after }) => after)).toEqual([
      { ...query, rows: '1' },
      { ...query, rows: String(mostPartLines) },
    ]);
  });
});
