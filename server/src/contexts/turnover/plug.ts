import type { ContextPlug } from '../../platform/context-plug.ts';
import { turnoverDemo } from './demo-part.ts';
import { foldLoop, turnoverJobs } from './jobs.ts';

export function plugTurnover(): ContextPlug {
  return { jobs: turnoverJobs, loops: [foldLoop], demoParts: [turnoverDemo] };
}
