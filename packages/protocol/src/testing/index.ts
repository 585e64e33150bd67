/**
 * The server as the tests of screens meet it: a sample of every answer, held to its declaration,
 * and a far side that gives samples, refusals and failures and reads what the page sends. Tests
 * only.
 */
export { sampleBoot } from './boot.ts';
export type { Call } from './call.ts';
export { createFarSide, refusalText } from './far-side.ts';
export type { FarSide } from './far-side.ts';
export type { PasswordCase } from './password-cases.ts';
export { passwordCases, passwordOwner } from './password-cases.ts';
export type { Sample, Samples } from './sample.ts';
export { samples } from './generated/samples.ts';
