import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { boardStates, mostBoardPrizes, mostGiftMultiple } from '../missions.ts';
import { approvalId, boardId, missionId, nodeId, vendorCode } from '../schemas/ids.ts';
import { boardFacts, missionFacts } from '../schemas/mission.ts';
import { localText, nameInput, pointsText } from '../schemas/points.ts';
import { reasonText } from '../schemas/reason.ts';
import { amountText, currencyText, dayInput, dayText, instantText } from '../schemas/wire.ts';

const base = '/api/backoffice';
const abilities = z.array(z.literal('manage'));
const mostRank = 50;
const mostSort = 10_000;
const mostWinners = 1_000_000;

/** What an operator says of a mission. */
const missionForm = z.strictObject({
  names: nameInput,
  ...missionFacts,
  /** Play of this vendor, or of this game, counts alone; by the catalogue. */
  vendorCode: vendorCode.optional(),
  gameId: nodeId.optional(),
  minVip: z.int().min(0).max(mostRank),
  /** What has to be done and claimed first. */
  afterMission: missionId.optional(),
  /** So many members have it in a day at most. */
  mostPerDay: z.int().min(1).max(mostWinners).optional(),
  opensOn: dayInput,
  closesOn: dayInput.nullable(),
  needsJoin: z.boolean(),
  /** All that it may give away, in what it gives. */
  budget: amountText,
  sort: z.int().min(0).max(mostSort),
});

const deskMission = missionForm.extend({
  names: localText,
  id: missionId,
  opensOn: dayText,
  closesOn: dayText.nullable(),
  issued: amountText,
  /** How often it was claimed. */
  claims: pointsText,
  isOver: z.boolean(),
  madeAt: instantText,
});

export const listMissions = endpoint({
  method: 'GET',
  path: `${base}/missions`,
  summary: 'All missions with what they gave, the newest first.',
  access: 'operator',
  ability: 'loyalty.read',
  rate: 'read',
  always: true,
  reply: z.strictObject({ currency: currencyText, list: z.array(deskMission), abilities }),
  errors: [],
});

export const createMission = endpoint({
  method: 'POST',
  path: `${base}/missions`,
  summary:
    'Makes a mission, or asks a second person where its money is above the ceiling; what it asks for and promises never changes.',
  access: 'operator',
  ability: 'loyalty.manage',
  rate: 'write',
  always: true,
  idempotent: true,
  stepUp: true,
  body: missionForm.extend({ reason: reasonText }),
  /** Either of both: what was made, or the request that waits for a second person. */
  reply: z.strictObject({ mission: deskMission.nullable(), approvalId: approvalId.nullable() }),
  errors: ['mission_invalid', 'mission_scope', 'promotion_faulty'],
});

export const endMission = endpoint({
  method: 'POST',
  path: `${base}/missions/{id}/end`,
  summary: 'Makes today the last day of a mission; what is reached may still be claimed.',
  access: 'operator',
  ability: 'loyalty.manage',
  rate: 'write',
  always: true,
  params: z.strictObject({ id: missionId }),
  body: z.strictObject({ reason: reasonText }),
  reply: deskMission,
  errors: ['not_found', 'mission_over'],
});

/** What an operator says of a board. */
const boardForm = z.strictObject({
  names: nameInput,
  ...boardFacts,
  /** Play of this vendor, or of this game, counts alone; by the catalogue. */
  vendorCode: vendorCode.optional(),
  gameId: nodeId.optional(),
  opensOn: dayInput,
  closesOn: dayInput,
  prizes: z.array(amountText).min(1).max(mostBoardPrizes),
  multiple: z.int().min(0).max(mostGiftMultiple),
});

const deskBoard = boardForm.extend({
  names: localText,
  id: boardId,
  opensOn: dayText,
  closesOn: dayText,
  state: z.enum(boardStates),
  /** Members with a score. */
  players: z.int(),
  madeAt: instantText,
  paidAt: instantText.nullable(),
});

export const listBoards = endpoint({
  method: 'GET',
  path: `${base}/boards`,
  summary: 'All boards, the newest first.',
  access: 'operator',
  ability: 'loyalty.read',
  rate: 'read',
  always: true,
  reply: z.strictObject({ currency: currencyText, list: z.array(deskBoard), abilities }),
  errors: [],
});

export const createBoard = endpoint({
  method: 'POST',
  path: `${base}/boards`,
  summary:
    'Makes a board, or asks a second person where its prizes are above the ceiling; what it counts and its prizes never change.',
  access: 'operator',
  ability: 'loyalty.manage',
  rate: 'write',
  always: true,
  idempotent: true,
  stepUp: true,
  body: boardForm.extend({ reason: reasonText }),
  /** Either of both: what was made, or the request that waits for a second person. */
  reply: z.strictObject({ board: deskBoard.nullable(), approvalId: approvalId.nullable() }),
  errors: ['board_invalid', 'board_scope', 'promotion_faulty'],
});

export const endBoard = endpoint({
  method: 'POST',
  path: `${base}/boards/{id}/end`,
  summary: 'Makes today the last day of a board; one that has not begun is taken back.',
  access: 'operator',
  ability: 'loyalty.manage',
  rate: 'write',
  always: true,
  params: z.strictObject({ id: boardId }),
  body: z.strictObject({ reason: reasonText }),
  reply: deskBoard,
  errors: ['not_found', 'board_over'],
});
