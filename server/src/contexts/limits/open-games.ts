import type { OpenGame, Play } from './player.ts';

/**
 * Of a vendor's hand that is waiting for its result a play says for how long it counts at most: a
 * result that never comes must not keep somebody out of every other game for ever.
 */
function isStillOpen({ hand }: OpenGame, now: Temporal.Instant): boolean {
  return hand === undefined || Temporal.Instant.compare(hand.until, now) > 0;
}

/** Whether another game than this one has a round open (R15). */
export function hasOtherOpen(
  openGames: readonly OpenGame[],
  game: string,
  now: Temporal.Instant,
): boolean {
  return openGames.some((open) => open.game !== game && isStillOpen(open, now));
}

/**
 * What is open after a round of a play began, went on or ended; hands that are over are dropped.
 */
export function openGamesAfter(
  openGames: readonly OpenGame[],
  { game, isOpen, hand }: NonNullable<Play['round']>,
  now: Temporal.Instant,
): readonly OpenGame[] {
  const round: OpenGame = hand === undefined ? { game } : { game, hand };
  const others = openGames.filter(
    (open) => isStillOpen(open, now) && (open.game !== game || open.hand?.id !== hand?.id),
  );
  return isOpen && isStillOpen(round, now) ? [...others, round] : others;
}

/** As it is stored: the game, and of a hand also its id and its end in milliseconds since 1970. */
export function openGameText({ game, hand }: OpenGame): string {
  const parts = hand === undefined ? [game] : [game, hand.id, String(hand.until.epochMilliseconds)];
  return parts.map(encodeURIComponent).join('|');
}

export function openGameOf(text: string): OpenGame {
  const [game = '', id, untilMs] = text.split('|').map(decodeURIComponent);
  return id === undefined || untilMs === undefined
    ? { game }
    : { game, hand: { id, until: Temporal.Instant.fromEpochMilliseconds(Number(untilMs)) } };
}
