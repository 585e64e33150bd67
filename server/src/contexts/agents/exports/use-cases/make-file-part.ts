import { mostTeamFileLines } from '@portal/protocol';
import type { Ctx, MemberActor } from '../../../../platform/context.ts';
import { emit } from '../../../../platform/outbox.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { inSavepoint } from '../../../../platform/savepoint.ts';
import type { TeamFileMade } from '../made-event.ts';
import {
  addPart,
  failFile,
  finishFile,
  keepProgress,
  lockNextFile,
  type WaitingFile,
} from '../store-files.ts';
import type { OpenReport, ReportPart } from '../team-report.ts';

const partRows = 2000;
/** A file may be opened so long (agents-loyalty-money.md B5). */
const openHours = 24;
const mostTries = 5;
const restSeconds = 20;

/**
 * Makes some lines of the file whose turn it is, seen with the eyes of its agent, and keeps how far
 * it is: another process goes on where one broke off. Answers whether there was one.
 */
export async function makeFilePart(
  ctx: Ctx,
  reports: ReadonlyMap<string, OpenReport>,
): Promise<boolean> {
  const file = await lockNextFile(ctx.tx, ctx.clock.now());
  if (file === undefined) {
    return false;
  }
  try {
    await inSavepoint(ctx, () => addNextPart(ctx, file, reports));
  } catch (error) {
    await keepFailure(ctx, file, error);
  }
  return true;
}

async function addNextPart(
  ctx: Ctx,
  file: WaitingFile,
  reports: ReadonlyMap<string, OpenReport>,
): Promise<void> {
  const report = reports.get(file.report);
  if (report === undefined) {
    throw new Refusal('not_found');
  }
  const page = { cursor: file.cursor, limit: partRows, isLong: true };
  const part = await report.readPart(asAgent(ctx, file), file.filter, page);
  const madeCount = file.madeCount + part.rowCount;
  if (madeCount > mostTeamFileLines) {
    throw new Refusal('record_too_long', { mostLines: mostTeamFileLines });
  }
  const content = file.partCount === 0 ? part.csv : withoutHeads(part);
  await addPart(ctx.tx, { id: file.id, number: file.partCount + 1, content });
  if (part.nextCursor !== null) {
    const progress = { id: file.id, madeCount, cursor: part.nextCursor, now: ctx.clock.now() };
    await keepProgress(ctx.tx, progress);
    return;
  }
  const doneAt = ctx.clock.now();
  const expiresAt = doneAt.add({ hours: openHours });
  await finishFile(ctx.tx, { id: file.id, madeCount, doneAt, expiresAt });
  await tell(ctx, file, { state: 'ready', until: String(expiresAt), rows: madeCount });
}

/** The heads are words of the site: no line break stands in them. */
function withoutHeads({ csv }: ReportPart): string {
  return csv.slice(csv.indexOf('\r\n') + 2);
}

/** Whoever asked; what they may see is looked at anew. */
function asAgent(ctx: Ctx, { agentId, locale }: WaitingFile): Ctx<MemberActor> {
  const actor: MemberActor = {
    kind: 'member',
    id: agentId,
    sessionId: '',
    isTrial: false,
    isAgent: true,
    isRestricted: false,
    ip: '',
  };
  return { ...ctx, actor, locale };
}

/** What a refusal says will be said again; anything else may pass. */
async function keepFailure(ctx: Ctx, file: WaitingFile, error: unknown): Promise<void> {
  const now = ctx.clock.now();
  const tries = file.tries + 1;
  const isOver = error instanceof Refusal || tries >= mostTries;
  const reason = error instanceof Refusal ? error.code : '';
  ctx.log.warn({ err: error, fileId: file.id, tries }, 'a part of a file of a team failed');
  const nextAt = isOver ? null : now.add({ seconds: restSeconds * tries });
  await failFile(ctx.tx, { id: file.id, tries, nextAt, reason, now });
  if (isOver) {
    await tell(ctx, file, { state: 'failed', until: null, rows: 0 });
  }
}

async function tell(
  ctx: Ctx,
  { id: fileId, agentId: memberId, report }: WaitingFile,
  end: Pick<TeamFileMade, 'state' | 'until' | 'rows'>,
): Promise<void> {
  await emit(ctx, { name: 'agents.file_made', payload: { fileId, memberId, report, ...end } });
}
