import { z } from 'zod';
import { approvalStates, approvalViews } from '../approvals.ts';
import { endpoint } from '../endpoint.ts';
import { approvalId, operatorId, subjectId } from '../schemas/ids.ts';
import { reasonBody } from '../schemas/reason.ts';
import { cursorPageOf, cursorQuery, instantText } from '../schemas/wire.ts';

const base = '/api/backoffice/approvals';
const params = z.strictObject({ id: approvalId });
const person = z.strictObject({ id: operatorId, name: z.string() });

const approval = z.strictObject({
  id: approvalId,
  /** The act of the trail that an approval carries out, such as `member.adjust`. */
  act: z.string(),
  subjectType: z.string(),
  subjectId,
  /** What will be done, field by field. */
  facts: z.record(z.string(), z.string()),
  reason: z.string(),
  askedBy: person,
  askedAt: instantText,
  expiresAt: instantText,
  state: z.enum(approvalStates),
  /** Absent for what waits, and for what expired by itself. */
  decidedBy: person.nullable(),
  decidedAt: instantText.nullable(),
  answer: z.string().nullable(),
  isOwn: z.boolean(),
  /** Whoever asked may be the same person, so this operator is no second one (ADR 0061). */
  isSamePerson: z.boolean(),
  /** What this operator may do with this request now. */
  abilities: z.array(z.enum(['approve', 'refuse', 'withdraw'])),
});

export const listApprovals = endpoint({
  method: 'GET',
  path: base,
  summary: 'Requests for a second person, newest first; who may not read all reads the own ones.',
  access: 'operator',
  rate: 'read',
  always: true,
  query: z.strictObject({
    view: z.enum(approvalViews).optional(),
    asker: z.enum(['me', 'others']).optional(),
    ...cursorQuery(100, 'apr'),
  }),
  reply: cursorPageOf(approval),
  errors: [],
});

export const approveRequest = endpoint({
  method: 'POST',
  path: `${base}/{id}/approve`,
  summary: 'Approves the request of somebody else and carries its act out, once.',
  access: 'operator',
  ability: 'approvals.read',
  rate: 'write',
  idempotent: true,
  always: true,
  stepUp: true,
  params,
  body: reasonBody,
  reply: approval,
  errors: [
    'not_found',
    'approval_is_own',
    'approval_decider_barred',
    'approval_closed',
    'approval_expired',
    'approval_asker_barred',
    'insufficient_balance',
    'adjustment_closed',
    // Of pay of agents: an empty purse, and a bill that was corrected meanwhile.
    'debt_not_settled',
    'contract_stale',
    'contract_state',
    // Of an order of the cashier, which somebody else may have decided meanwhile.
    'order_claimed',
    'order_state_conflict',
    'order_own_payment',
    'order_own_dispute',
    'evidence_time_open',
    'reference_used',
    // Of gifts, whose members may have nothing any more, and of rains that should have begun.
    'envelope_invalid',
    'envelope_account',
    // Of missions and boards, whose days may be over meanwhile.
    'mission_invalid',
    'mission_scope',
    'board_invalid',
    // Of promotions, raffles and rules of invitations, which were over or other meanwhile.
    'promotion_revised',
    'promotion_run',
    'promotion_faulty',
    'promotion_agent_unknown',
    'promotion_slot_unknown',
    'promotion_raffle_unknown',
    'promotion_budget_given',
    'raffle_invalid',
    'referral_rules_changed',
    'referral_rules_faulty',
    // Of an invitation that is none to be decided any more, or whose members may have nothing.
    'referral_state',
    'referral_staff',
    'bonuses_stopped',
    'on_break',
    'consent_needed',
    'self_excluded',
    'account_locked',
    // Of goods, whose item or slot may be another meanwhile, of rates and of ladders.
    'goods_changed',
    'goods_stock',
    'point_rule_changed',
    'vip_ladder_changed',
    // Of draws that closed or got another calendar meanwhile.
    'lottery_game_not_found',
    'lottery_import_refused',
    'lottery_move_refused',
  ],
});

export const refuseRequest = endpoint({
  method: 'POST',
  path: `${base}/{id}/refuse`,
  summary: 'Refuses the request of somebody else.',
  access: 'operator',
  ability: 'approvals.read',
  rate: 'write',
  always: true,
  params,
  body: reasonBody,
  reply: approval,
  errors: [
    'not_found',
    'approval_is_own',
    'approval_decider_barred',
    'approval_closed',
    'approval_expired',
  ],
});

export const withdrawRequest = endpoint({
  method: 'POST',
  path: `${base}/{id}/withdraw`,
  summary: "Takes the operator's own request back.",
  access: 'operator',
  rate: 'write',
  always: true,
  params,
  body: reasonBody,
  reply: approval,
  errors: ['not_found', 'approval_not_own', 'approval_closed', 'approval_expired'],
});
