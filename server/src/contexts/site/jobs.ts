import type { Job } from '../../platform/jobs.ts';
import type { KeyRing } from './key-ring.ts';
import { applyPlans } from './use-cases/apply-plans.ts';

export function siteJobs(keyRing: KeyRing): readonly Job[] {
  return [
    {
      name: 'site_rotate_key',
      cron: '17 * * * *',
      run: async (ctx) => {
        if (await keyRing.rotateIfDue(ctx.tx)) {
          ctx.log.info('a new key of the encrypted calls is in use');
        }
      },
    },
    { name: 'site_apply_plans', cron: '* * * * *', run: applyPlans },
    { name: 'site_purge_nonces', cron: '*/5 * * * *', run: (ctx) => keyRing.purgeNonces(ctx.tx) },
  ];
}
