import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { memberId } from '../schemas/ids.ts';
import { reasonText } from '../schemas/reason.ts';
import { provenTeamFigures } from '../team-proofs.ts';
import {
  currencyText,
  dayInput,
  dayText,
  instantText,
  pageOf,
  pageQuery,
} from '../schemas/wire.ts';

const path = '/api/backoffice/agents/teamFaults';

/** A team and category on a day whose sums are not what its members did. */
const fault = z.strictObject({
  day: dayText,
  agentId: memberId,
  /** The account of the agent. */
  agent: z.string(),
  /** `ALL` for money without a category. */
  category: z.string(),
  foundAt: instantText,
  /** What differs: amounts, and a number of bets. */
  figures: z.array(
    z.strictObject({ name: z.enum(provenTeamFigures), sums: z.string(), facts: z.string() }),
  ),
});

export const listTeamFaults = endpoint({
  method: 'GET',
  path,
  summary: 'Sums of teams that the proof of the last night did not agree with (B3).',
  access: 'operator',
  ability: 'agents.read',
  rate: 'read',
  query: z.strictObject(pageQuery(100)),
  reply: pageOf(fault).extend({ currency: currencyText }),
  errors: [],
});

export const repairTeamSums = endpoint({
  method: 'POST',
  path: `${path}/repair`,
  summary: 'Makes the sums of a team on a day what its members did, with a reason.',
  access: 'operator',
  ability: 'agents.manage',
  rate: 'write',
  body: z.strictObject({
    day: dayInput,
    agentId: memberId,
    category: z.string().max(20),
    reason: reasonText,
  }),
  reply: z.strictObject({}),
  errors: ['not_found'],
});
