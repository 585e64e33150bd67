import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { approvalId, raffleId } from '../schemas/ids.ts';
import { localText, nameInput } from '../schemas/points.ts';
import { raffleFacts, rafflePrizes, raffleShown } from '../schemas/raffle.ts';
import { reasonText } from '../schemas/reason.ts';
import { currencyText, dayInput, instantText } from '../schemas/wire.ts';

const base = '/api/backoffice/raffles';

const deskRaffle = z.strictObject({
  ...raffleShown,
  names: localText,
  /** How many members hold the tickets. */
  members: z.int(),
  madeAt: instantText,
});

export const listDeskRaffles = endpoint({
  method: 'GET',
  path: base,
  summary: 'All raffles with their tickets and winners, the newest first.',
  access: 'operator',
  ability: 'loyalty.read',
  rate: 'read',
  always: true,
  reply: z.strictObject({
    currency: currencyText,
    list: z.array(deskRaffle),
    abilities: z.array(z.literal('manage')),
  }),
  errors: [],
});

export const createRaffle = endpoint({
  method: 'POST',
  path: base,
  summary:
    'Makes a raffle and commits to its draw, or asks a second person above the ceiling; what it promises never changes.',
  access: 'operator',
  ability: 'loyalty.manage',
  rate: 'write',
  always: true,
  idempotent: true,
  stepUp: true,
  body: z.strictObject({
    names: nameInput,
    ...raffleFacts,
    opensOn: dayInput,
    closesOn: dayInput,
    prizes: rafflePrizes,
    reason: reasonText,
  }),
  /** Either of both: what was made, or the request that waits for a second person. */
  reply: z.strictObject({ raffle: deskRaffle.nullable(), approvalId: approvalId.nullable() }),
  errors: ['raffle_invalid', 'promotion_faulty'],
});

export const endRaffle = endpoint({
  method: 'POST',
  path: `${base}/{id}/end`,
  summary: 'Makes today the last day of a raffle; one that has not begun is taken back.',
  access: 'operator',
  ability: 'loyalty.manage',
  rate: 'write',
  always: true,
  params: z.strictObject({ id: raffleId }),
  body: z.strictObject({ reason: reasonText }),
  reply: deskRaffle,
  errors: ['not_found', 'raffle_over'],
});
