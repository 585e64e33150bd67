import type { Ctx } from '../../../../platform/context.ts';
import { isSure, type PersonMark } from '../mark-form.ts';
import { markRows } from '../mark-rows.ts';
import { findExcludedByMarks } from '../store-marks.ts';

/** Whether these marks are surely of somebody who is excluded now: they get no new account. */
export function isExcludedPerson(ctx: Ctx, marks: readonly PersonMark[]): Promise<boolean> {
  const sure = marks.filter(({ kind }) => isSure(kind));
  return findExcludedByMarks(ctx.tx, { ...markRows(sure), now: ctx.clock.now() });
}
