import type { ReplyOf } from '@portal/protocol';
import { operatorAbilities } from '@portal/protocol';
import { endpoints } from '@portal/protocol/endpoints';
import type { Endpoints } from '@portal/protocol/endpoints';

/**
 * Answers of the server; each is parsed with the schema of its endpoint, so it is what the protocol
 * declares.
 */
export const operator: ReplyOf<Endpoints['readOperator']> = endpoints.readOperator.reply.parse({
  id: 'opr_0198f0aa6000',
  username: 'harbour',
  role: 'owner',
  abilities: [...operatorAbilities],
});

type Member = ReplyOf<Endpoints['readMember']>;
type MemberRow = ReplyOf<Endpoints['listMembers']>['content'][number];

export function memberRow(changes: Partial<MemberRow> = {}): MemberRow {
  return {
    id: 'mbr_0198f0aa7000',
    account: 'mike88',
    nickname: 'Mike',
    type: 0,
    isAgent: false,
    isTrial: false,
    state: 'active',
    currency: 'THB',
    balance: '12480.50',
    registeredAt: '2026-03-01T08:00:00Z',
    lastLoginAt: null,
    ...changes,
  };
}

export function memberDetail(changes: Partial<Member> = {}): Member {
  return endpoints.readMember.reply.parse({
    ...memberRow(),
    lockReason: null,
    stateChangedAt: null,
    openSessions: 1,
    registeredFrom: '203.0.113.7',
    balances: [{ currency: 'THB', balance: '12480.50' }],
    abilities: ['lock', 'read_statement'],
    ...changes,
  });
}

export function memberList(rows: readonly MemberRow[]): ReplyOf<Endpoints['listMembers']> {
  return endpoints.listMembers.reply.parse({
    content: rows,
    pageNum: 1,
    pageSize: 20,
    totalPages: Math.max(1, rows.length),
    total: rows.length,
    isTotalCapped: false,
    nextCursor: null,
  });
}

export const statementPage = endpoints.listMemberStatementLines.reply.parse({
  content: [
    {
      entryId: '2',
      type: 'stake',
      amount: '-20.00',
      balanceAfter: '12480.50',
      currency: 'THB',
      reference: 'rnd_0198f0aa8000',
      reversesEntryId: null,
      at: '2026-03-02T10:00:00Z',
    },
    {
      entryId: '1',
      type: 'type_of_tomorrow',
      amount: '12500.50',
      balanceAfter: '12500.50',
      currency: 'THB',
      reference: 'first',
      reversesEntryId: null,
      at: '2026-03-01T10:00:00Z',
    },
  ],
  nextCursor: null,
});

export const roundsPage = endpoints.listMemberRounds.reply.parse({
  content: [
    {
      roundId: 'rnd_0198f0aa8000',
      nodeId: 'AG-1',
      displayName: 'Opal Rush',
      iconUrl: '/art/opal.webp',
      mode: 'real',
      engine: 'slot',
      state: 'settled',
      playedAt: '2026-03-02T10:00:00Z',
      currency: 'THB',
      stake: '20.00',
      win: '5.00',
      net: '-15.00',
      freeSpins: 0,
    },
  ],
  nextCursor: null,
});

export const auditPage = endpoints.listAuditEntries.reply.parse({
  content: [
    {
      id: 'trl_0198f0aa9000',
      at: '2026-03-02T11:00:00Z',
      actorKind: 'operator',
      actorId: 'opr_0198f0aa6000',
      actorName: 'harbour',
      action: 'member.lock',
      subjectType: 'member',
      subjectId: 'mbr_0198f0aa7000',
      before: { state: 'active' },
      after: { state: 'locked' },
      reason: 'Asked by the member',
      ip: '203.0.113.9',
      requestId: 'req_0198f0aaa000',
    },
  ],
  nextCursor: null,
});

type ChainCheck = NonNullable<ReplyOf<Endpoints['readAuditChain']>['lastCheck']>;

export function auditChain(check: Partial<ChainCheck> = {}): ReplyOf<Endpoints['readAuditChain']> {
  return endpoints.readAuditChain.reply.parse({
    position: '1234',
    sealedAt: '2026-03-02T11:01:00Z',
    waiting: 0,
    lastCheck: { at: '2026-03-02T02:41:00Z', position: '1230', holds: true, faults: [], ...check },
  });
}
