import { isDeepStrictEqual } from 'node:util';
import type { BrandAudience } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { contentInvalid, instantOf, isShownAt } from '../../site/index.ts';
import { recordAct } from '../../trail/index.ts';
import { type Shown, shownAlways, type Subject } from '../shown.ts';
import { deleteAudience, insertAudience, selectNarrowed } from '../store-audiences.ts';
import { findDeskGame } from '../store-desk-games.ts';
import { findVendorPlace } from '../store-places.ts';
import { lockCatalogue } from '../store-vendors.ts';

export interface AudienceChange {
  readonly subject: Subject;
  /** On the clocks of the site. */
  readonly showFrom: string | null;
  readonly showTo: string | null;
  readonly audience: BrandAudience;
  readonly reason: string;
}

/**
 * Narrows a vendor or a game to a time and an audience, in every process within a second: it stands
 * in no list of others, and opens for none of them. Refuses `not_found`, then `content_invalid` for
 * an end that is not after the beginning and for a language that the site does not have.
 */
export async function changeAudience(
  ctx: Ctx<OperatorActor>,
  command: AudienceChange,
): Promise<void> {
  const { subject, reason } = command;
  await lockCatalogue(ctx.tx);
  if (!(await isThere(ctx, subject))) {
    throw new Refusal('not_found');
  }
  const after = shownBy(ctx, command);
  const narrowed = await selectNarrowed(ctx.tx);
  const before = narrowed.find(
    ({ vendorCode, nodeId }) => vendorCode === subject.vendorCode && nodeId === subject.nodeId,
  );
  await deleteAudience(ctx.tx, subject);
  if (!isDeepStrictEqual(factsOf(after), factsOf(shownAlways))) {
    await insertAudience(ctx.tx, subject, after);
  }
  const { vendorCode, nodeId } = subject;
  const told =
    nodeId === null
      ? ({ action: 'vendor.audience', subject: { type: 'vendor', id: vendorCode } } as const)
      : ({ action: 'game.audience', subject: { type: 'game', id: nodeId } } as const);
  await recordAct(ctx, {
    ...told,
    before: factsOf(before ?? shownAlways),
    after: factsOf(after),
    reason,
  });
}

async function isThere(ctx: Ctx, { vendorCode, nodeId }: Subject): Promise<boolean> {
  const row =
    nodeId === null
      ? await findVendorPlace(ctx.tx, vendorCode)
      : await findDeskGame(ctx.tx, nodeId);
  return row !== undefined;
}

function shownBy(ctx: Ctx, { showFrom, showTo, audience }: AudienceChange): Shown {
  const { timeZone, languages } = ctx.site;
  const codes = languages.map(({ code }) => code);
  const shown = {
    showFrom: instantOf(showFrom, timeZone),
    showTo: instantOf(showTo, timeZone),
    audience,
  };
  if (shown.showFrom !== null && !isShownAt(shown, Temporal.Instant.from(shown.showFrom))) {
    throw contentInvalid({ place: 'showTo', kind: 'order' });
  }
  if (!audience.languages.every((code) => codes.includes(code))) {
    throw contentInvalid({ place: 'audience.languages', kind: 'language' });
  }
  return shown;
}

function factsOf({ showFrom, showTo, audience }: Shown) {
  const { languages, countries, login, device, leastRank } = audience;
  const parts = [login, `${leastRank}+`, device, countries.join(' '), languages.join(' ')];
  return { from: showFrom ?? '', until: showTo ?? '', audience: parts.join(' · ') };
}
