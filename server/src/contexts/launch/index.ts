/**
 * Where a launched game leads. It decides by the game alone (portal.md 4) and leaves the opening to
 * whoever has the game: the house, or a vendor by way of `gateway`. It keeps nothing.
 */
export { plugLaunch } from './plug.ts';
export type { LaunchParts } from './routes.ts';
