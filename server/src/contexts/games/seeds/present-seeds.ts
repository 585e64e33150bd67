import type { Endpoints, ReplyOf } from '@portal/protocol';
import type { RevealedSeed } from './seed-secrets.ts';
import type { SeedPair } from './store-seeds.ts';

type SeedsReply = ReplyOf<Endpoints['changeClientSeed']>;
type RevealedReply = ReplyOf<Endpoints['rotateSeeds']>['revealed'];

export function presentSeeds(pair: SeedPair): SeedsReply {
  return {
    serverSeedHash: pair.hash,
    serverSeedIndex: Number(pair.seedIndex),
    nextServerSeedHash: pair.nextHash,
    nextServerSeedIndex: Number(pair.nextSeedIndex),
    clientSeed: pair.clientSeed,
    nonce: String(pair.nextNonce),
  };
}

export function presentRevealed(seed: RevealedSeed): RevealedReply {
  return {
    serverSeed: hex(seed.serverSeed),
    serverSeedHash: seed.hash,
    serverSeedIndex: Number(seed.seedIndex),
    rounds: String(seed.nonces),
    revealedAt: String(seed.revealedAt),
  };
}

export function hex(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('hex');
}
