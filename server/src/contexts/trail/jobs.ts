import type { ContextEnv } from '../../platform/context-plug.ts';
import type { Job } from '../../platform/jobs.ts';
import { enqueue } from '../../platform/jobs.ts';
import { systemUnit } from '../../platform/unit-of-work.ts';
import type { HeadCopies } from './head-copies.ts';
import { copyHeads } from './use-cases/copy-heads.ts';
import { sealEntries } from './use-cases/seal-entries.ts';
import { verifyChain } from './use-cases/verify-chain.ts';

const sealedAtOnce = 20_000;
const sealJob = 'trail_seal';
/** Queued by the desk too, when somebody asks for it. */
export const verifyJob = 'trail_verify';

export function trailJobs({ work }: Pick<ContextEnv, 'work'>, copies: HeadCopies): readonly Job[] {
  return [
    {
      name: sealJob,
      cron: '* * * * *',
      run: async (ctx) => {
        if ((await sealEntries(ctx, sealedAtOnce)) === sealedAtOnce) {
          await enqueue(ctx, { name: sealJob, payload: {}, key: sealJob });
        }
      },
      // A head leaves the database when it is committed, never before.
      afterwards: async () => {
        await work.run(systemUnit('trail.copy_heads'), (ctx) => copyHeads(ctx, copies));
      },
    },
    {
      name: verifyJob,
      cron: '41 2 * * *',
      run: async (ctx) => {
        const { faults, position } = await verifyChain(ctx, copies);
        if (faults.length > 0) {
          ctx.log.error({ faults, position: String(position) }, 'the trail was tampered with');
        }
      },
    },
  ];
}
