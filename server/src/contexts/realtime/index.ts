/**
 * Live hints to open tabs. A line carries no amount and nothing of another member: it says that
 * something changed, and the tab asks by its ordinary calls, with their guards. What is lost is
 * made up for by the next look, and a tab without a line asks from time to time.
 */
export { plugRealtime } from './plug.ts';
