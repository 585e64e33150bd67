import { openTexts } from '@portal/i18n/files';
import type { ContextPlug } from '../../platform/context-plug.ts';
import type { Send } from '../delivery/index.ts';
import type { SiteViewer } from '../site/index.ts';
import { campaignRoutes } from './campaigns/routes.ts';
import { campaignsDemo } from './demo-campaigns.ts';
import { messagesDemo } from './demo-part.ts';
import { agentMessages } from './heard/agents.ts';
import { careMessages } from './heard/care.ts';
import { cashierMessages } from './heard/cashier.ts';
import { contractMessages } from './heard/contracts.ts';
import { gatewayMessages } from './heard/gateway.ts';
import { identityMessages, replacedCopies } from './heard/identity.ts';
import { lotteryMessages } from './heard/lottery.ts';
import { loyaltyMessages } from './heard/loyalty.ts';
import { onboardingMessages } from './heard/onboarding.ts';
import { rewardMessages } from './heard/rewards.ts';
import { trailMessages } from './heard/trail.ts';
import { createTell } from './hearing.ts';
import { campaignJob, messageJobs } from './jobs.ts';
import { messageRoutes } from './routes.ts';

export function plugMessages(parts: {
  readonly viewer: SiteViewer;
  readonly send: Send;
}): ContextPlug {
  const { viewer, send } = parts;
  const brand = () => viewer.peek().configuration.name;
  const copies = { send, texts: openTexts(), brand };
  const tell = createTell(copies);
  return {
    routes: [...messageRoutes, ...campaignRoutes],
    jobs: [...messageJobs, campaignJob(copies)],
    demoParts: [messagesDemo, campaignsDemo(copies)],
    events: {
      ...agentMessages(tell),
      ...careMessages(tell),
      ...cashierMessages(tell),
      ...contractMessages(tell),
      ...gatewayMessages(tell),
      ...identityMessages(tell),
      ...replacedCopies(copies),
      ...lotteryMessages(tell),
      ...onboardingMessages(tell),
      ...loyaltyMessages(tell),
      ...rewardMessages(tell),
      ...trailMessages(tell),
    },
  };
}
