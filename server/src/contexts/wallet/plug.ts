import type { ContextPlug } from '../../platform/context-plug.ts';
import { jobs } from './jobs.ts';

export function plugWallet(): ContextPlug {
  return { jobs };
}
