export { betTypes, familyOf, findBetType, prepareDraw } from './catalog.ts';
