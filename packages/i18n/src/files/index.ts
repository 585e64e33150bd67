/**
 * Texts read from their files, for programs that run in Node: the server, the build, the tools. A
 * browser gets compiled texts from the build instead (`@portal/i18n/vite`).
 */
export { openTexts } from './open-texts.ts';
export type { Texts, Translate } from './open-texts.ts';
export { listAreas, readOwnTexts, readTexts } from './read-texts.ts';
export type { MessageTree } from './read-texts.ts';
export { flatTexts } from './flat-texts.ts';
export { compileText, messageFault, messageFaults } from './message-facts.ts';
export type { MessageFault } from './message-facts.ts';
