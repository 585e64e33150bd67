import { endpoints } from '@portal/protocol/endpoints';
import { describe, expect, it } from 'vitest';
import { enterOperator, enterOwner, reason } from '../../../../test/factories/operators.ts';
import { runningServer, type TestBrowser } from '../../../../test/factories/running.ts';
import { testDatabase } from '../../../../test/harness.ts';

const test = testDatabase();
const server = runningServer(test);
const { listSiteVersions, readSiteDifference, restoreSiteVersion } = endpoints;
const { readContactChannels, changeContactChannels, listAuditEntries } = endpoints;

async function versions(operator: TestBrowser) {
  const { value } = await operator.call(listSiteVersions, { query: { limit: '2' } });
  return listSiteVersions.reply.parse(value);
}

async function changeContact(operator: TestBrowser, url: string) {
  const { value } = await operator.call(readContactChannels);
  const { revision, service } = readContactChannels.reply.parse(value);
  const body = { revision, service: [{ csType: 'TELEGRAM', url }], links: [], reason };
  const got = await operator.call(changeContactChannels, { body });
  expect(got.status).toBe(200);
  return service;
}

async function difference(operator: TestBrowser, version: number, against: number) {
  const got = await operator.call(readSiteDifference, {
    params: { version: String(version) },
    query: { against: String(against) },
  });
  return readSiteDifference.reply.parse(got.value);
}

describe('restoreVersion', () => {
  it('lists who made a version, when and why, page by page', async () => {
    const owner = await enterOwner(server);
    await changeContact(owner, 'https://telegram.example/first');
    await changeContact(owner, 'https://telegram.example/second');
    const page = await versions(owner);
    expect(page.content[0]).toMatchObject({
      origin: 'operator',
      sections: ['contact'],
      reason,
      restoredFrom: null,
      isInForce: true,
    });
    expect(page.content[0]?.author).not.toBeNull();
    const query = { cursor: page.nextCursor ?? '', limit: '2' };
    const { value } = await owner.call(listSiteVersions, { query });
    const [older] = listSiteVersions.reply.parse(value).content;
    expect(older).toMatchObject({ author: null, isInForce: false });
    const strange = await owner.call(listSiteVersions, { query: { cursor: 'nowhere' } });
    expect(strange.code).toBe('validation_failed');
  });

  it('tells two versions apart, and puts a section back as the next version', async () => {
    const owner = await enterOwner(server);
    const before = (await versions(owner)).content[0]?.version ?? 0;
    await changeContact(owner, 'https://telegram.example/other');
    const told = await difference(owner, before, before + 1);
    expect(told).toMatchObject({ inForce: before + 1, restorable: ['contact'], isCut: false });
    const places = told.places.filter(
      ({ before: text }) => text === 'https://telegram.example/other',
    );
    expect(places).toMatchObject([{ section: 'contact', place: 'customerService.1.url' }]);
    const body = { sections: ['contact'], inForce: before + 1, effectiveFrom: null, reason };
    const params = { version: String(before) };
    const got = await owner.call(restoreSiteVersion, { params, body });
    expect(got.value).toEqual({ inForce: before + 2 });
    expect((await versions(owner)).content[0]).toMatchObject({ restoredFrom: before });
    expect((await difference(owner, before, before + 2)).places).toEqual([]);
    const trail = await owner.call(listAuditEntries, { query: { action: 'site.restore' } });
    expect(listAuditEntries.reply.parse(trail.value).content[0]).toMatchObject({
      subjectId: 'contact',
      after: { restoredFrom: String(before) },
      reason,
    });
    const again = await owner.call(restoreSiteVersion, { params, body });
    expect(again.code).toBe('content_changed');
  });

  it('refuses what is not there, and sections that are not the operator’s', async () => {
    const writer = await enterOperator(test, server, 'content');
    const inForce = (await versions(writer)).content[0]?.version ?? 0;
    const body = { sections: ['status'], inForce, effectiveFrom: null, reason };
    const params = { version: '1' };
    const got = await writer.call(restoreSiteVersion, { params, body });
    expect([got.status, got.code]).toEqual([403, 'ability_missing']);
    const gone = { params: { version: '999999' }, body: { ...body, sections: ['contact'] } };
    expect((await writer.call(restoreSiteVersion, gone)).code).toBe('not_found');
    const query = { against: '999999' };
    expect((await writer.call(readSiteDifference, { params, query })).code).toBe('not_found');
  });
});
