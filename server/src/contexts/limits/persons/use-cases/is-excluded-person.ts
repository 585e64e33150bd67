import type { Ctx } from '../../../../platform/context.ts';
import { isSure, type PersonMark } from '../mark-form.ts';
import { markRows } from '../mark-rows.ts';
import { findExcludedByMarks } from '../store-marks.ts';

/** Whether somebody who is excluded now has one of these marks, proven or only typed. */
export function isExcludedPerson(ctx: Ctx, marks: readonly PersonMark[]): Promise<boolean> {
  const sure = marks.filter(({ kind }) => isSure(kind));
  const now = ctx.clock.now();
  return findExcludedByMarks(ctx.tx, { ...markRows(sure), now, isProven: false });
}

/** The same where both sides have proven it: they get no new account, and only they hear of it. */
export function isProvenExcluded(ctx: Ctx, marks: readonly PersonMark[]): Promise<boolean> {
  const sure = marks.filter(({ kind, isProven }) => isSure(kind) && isProven === true);
  const now = ctx.clock.now();
  return findExcludedByMarks(ctx.tx, { ...markRows(sure), now, isProven: true });
}
