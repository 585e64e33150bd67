import { keep, recall } from '../../shared/device/storage.ts';
import { nowMs } from '../../shared/time/clock.ts';

const key = 'rememberedName';
/** portal.md 9: remember-me, 1 day. */
const keptMs = 86_400_000;

/**
 * The name of a login whose box was ticked, for a day: the session itself ends when nobody uses it
 * (R71), and its next login has the name already. In the storage of the browser, because a cookie
 * would go to the server with each call.
 */
export function rememberName(name: string | undefined): void {
  keep(key, name === undefined ? null : `${String(nowMs() + keptMs)} ${name}`);
}

/** Undefined when nobody ticked the box, or a day ago. */
export function rememberedName(): string | undefined {
  const [, endsAt, name] = /^(\d+) (.+)$/u.exec(recall(key) ?? '') ?? [];
  return endsAt !== undefined && nowMs() < Number(endsAt) ? name : undefined;
}
