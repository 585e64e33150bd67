import type { MemberActor, Site } from '../../platform/context.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { noteLocation } from './note-location.ts';

/** Sessions that this process keeps in mind; the one that was noted longest ago goes first. */
const mostSessions = 20_000;

/**
 * Notes from where a session plays and moves money: at its first such call that this process meets,
 * and whenever it comes from another country, under another jurisdiction, or is refused there
 * (R21). What is known costs nothing, so that neither bets nor refusals write a row each.
 */
export function createSessionPlaces(work: UnitOfWork) {
  const kept = new Map<string, string>();
  return async (
    actor: MemberActor,
    site: Site,
    { requestId, isRefused }: { readonly requestId: string; readonly isRefused: boolean },
  ): Promise<void> => {
    const place = `${String(site.countryOf(actor.ip))} ${site.jurisdiction} ${String(isRefused)}`;
    const { sessionId } = actor;
    if (kept.get(sessionId) === place) {
      return;
    }
    await work.run({ operation: 'site.note_location', requestId, actor }, (ctx) =>
      noteLocation(ctx, { kind: 'money', id: sessionId, isRefused, by: actor }),
    );
    kept.delete(sessionId);
    kept.set(sessionId, place);
    const [oldest] = kept.size > mostSessions ? kept.keys() : [];
    if (oldest !== undefined) {
      kept.delete(oldest);
    }
  };
}
