import { z } from 'zod';

/** The address of another company; plain HTTP on this machine only, where tests stand in for it. */
export const outsideAddress = z
  .string()
  .regex(
    /^(?:https:\/\/|http:\/\/(?:localhost|127\.0\.0\.1)(?=[:/]|$))[^\s\\;,']*$/u,
    'must be an https:// address, or http:// on this machine',
  );
