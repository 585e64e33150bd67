import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { personMarks } from '../person-marks.ts';
import { breakKinds, operatorStops, stopCauses } from '../protection.ts';
import { memberId, operatorId } from '../schemas/ids.ts';
import { protectionState } from '../schemas/protection.ts';
import { reasonBody, reasonText } from '../schemas/reason.ts';
import { instantText } from '../schemas/wire.ts';

const path = '/api/backoffice/members/{id}/protection';
const params = z.strictObject({ id: memberId });

const memberProtection = z.strictObject({
  state: protectionState,
  stops: z.array(
    z.strictObject({
      flag: z.enum(operatorStops),
      /** One move may be stopped for several; age and person are not lifted by `liftStop`. */
      cause: z.enum(stopCauses),
      reason: z.string(),
      setAt: instantText,
    }),
  ),
  breaks: z.array(
    z.strictObject({
      kind: z.enum(breakKinds),
      startedAt: instantText,
      /** Null for ever. */
      endsAt: instantText.nullable(),
      /** Null where the member chose it. */
      operatorId: operatorId.nullable(),
      reason: z.string(),
    }),
  ),
  /** When name, address and birth date were proven; null until then. */
  provenAt: instantText.nullable(),
  /** Accounts that share a mark with this one: perhaps, or surely, the same person's (R12). */
  matches: z.array(
    z.strictObject({
      memberId,
      marks: z.array(z.enum(personMarks)),
      foundAt: instantText,
      isExcluded: z.boolean(),
    }),
  ),
});

const act = {
  method: 'POST',
  access: 'operator',
  ability: 'members.lock',
  rate: 'write',
  params,
  reply: memberProtection,
} as const;

export const readMemberProtection = endpoint({
  method: 'GET',
  path,
  summary: 'Limits, breaks and stops of a member, with their reasons.',
  access: 'operator',
  ability: 'members.read',
  rate: 'read',
  params,
  reply: memberProtection,
  errors: ['not_found'],
});

export const stopMember = endpoint({
  ...act,
  path: `${path}/stop`,
  summary: 'Stops one kind of move for a member, with a reason; bets within the second (R39).',
  body: z.strictObject({ flag: z.enum(operatorStops), reason: reasonText }),
  errors: ['not_found'],
});

export const liftStop = endpoint({
  ...act,
  stepUp: true,
  path: `${path}/lift`,
  summary: 'Lifts a stop, with a reason; not those of age (papers) or of a person (their case).',
  body: z.strictObject({ flag: z.enum(operatorStops), reason: reasonText }),
  errors: ['not_found', 'stop_not_set', 'stop_of_age', 'stop_of_person'],
});

export const excludeMember = endpoint({
  ...act,
  path: `${path}/exclude`,
  summary: 'Excludes a member from play; nobody can shorten it.',
  /** Months; null for ever. */
  body: z.strictObject({ months: z.int().min(6).max(60).nullable(), reason: reasonText }),
  errors: ['not_found'],
});

export const proveMember = endpoint({
  ...act,
  path: `${path}/prove`,
  summary: 'Name, address and birth date of a member were proven by papers that somebody saw.',
  body: reasonBody,
  errors: ['not_found', 'proven_already'],
});
