import { isIdOf } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { numberOfId } from '../../../platform/number-of.ts';

/** By what a member names an order of the mall, or points that became money; no other id. */
export function pointNumber(site: Ctx['site'], reference: string): string | undefined {
  if (isIdOf('rdm', reference)) {
    return numberOfId(site, 'RD', reference);
  }
  return isIdOf('ptm', reference) ? numberOfId(site, 'PT', reference) : undefined;
}

export function pointNumbers(
  { site }: Ctx,
  references: readonly string[],
): ReadonlyMap<string, string> {
  const numbered = references.flatMap((reference) => {
    const number = pointNumber(site, reference);
    return number === undefined ? [] : [[reference, number] as const];
  });
  return new Map(numbered);
}
