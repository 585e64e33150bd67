import type { Job } from '../../platform/jobs.ts';
import type { SiteViewer } from '../site/index.ts';
import { freeGrownUp } from './use-cases/free-grown-up.ts';
import { reviewAges } from './use-cases/review-ages.ts';

export function onboardingJobs(viewer: SiteViewer): readonly Job[] {
  return [
    {
      name: 'onboarding_ages',
      cron: '* * * * *',
      run: async (ctx) => {
        const { minimumAge } = viewer.peek().configuration.register;
        await reviewAges(ctx, minimumAge);
        await freeGrownUp(ctx, minimumAge);
      },
    },
  ];
}
