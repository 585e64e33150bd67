/**
 * What tests of screens share: a place to mount in, with the real style sheet, and axe. Tests only.
 */
export { accessFaults } from './access.ts';
export { discardToasts } from './discard-toasts.ts';
export { render } from './render.tsx';
