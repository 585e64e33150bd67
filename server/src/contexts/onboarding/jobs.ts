import type { Job } from '../../platform/jobs.ts';
import type { SiteViewer } from '../site/index.ts';
import { reviewAges } from './use-cases/review-ages.ts';

export function onboardingJobs(viewer: SiteViewer): readonly Job[] {
  return [
    {
      name: 'onboarding_ages',
      cron: '* * * * *',
      run: (ctx) => reviewAges(ctx, viewer.peek().configuration.register.minimumAge),
    },
  ];
}
