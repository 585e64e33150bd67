import type { Endpoints, ReplyOf } from '@portal/protocol';
import type { TrailState } from './use-cases/read-state.ts';

export function presentState(state: TrailState): ReplyOf<Endpoints['readAuditChain']> {
  const { position, sealedAt, waiting, lastCheck } = state;
  return {
    position: String(position),
    sealedAt: sealedAt === null ? null : String(sealedAt),
    waiting,
    lastCheck:
      lastCheck === undefined
        ? null
        : {
            at: String(lastCheck.at),
            position: String(lastCheck.position),
            holds: lastCheck.faults.length === 0,
            faults: [...lastCheck.faults],
          },
  };
}
