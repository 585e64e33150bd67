/**
 * The scripts of all pages but home and the centres. Each of these imports brings the names of all
 * files behind it, so the table is no part of the first load: it comes after the first paint, or at
 * once with a document whose page stands here (`build/first-paint.ts`).
 */
export const laterPages = {
  agentHome: () => import('./pages/agent-home-page.tsx'),
  agentLogin: () => import('./pages/agent-login-page.tsx'),
  down: () => import('./pages/down-page.tsx'),
  extraCentre: () => import('./pages/extra-centre-page.tsx'),
  join: () => import('./pages/join-page.tsx'),
  lottery: () => import('./pages/lottery-page.tsx'),
  lotteryResults: () => import('./pages/lottery-results-page.tsx'),
  me: () => import('./pages/me-page.tsx'),
  play: () => import('./pages/play-page.tsx'),
  pointMall: () => import('./pages/point-mall-page.tsx'),
  promotion: () => import('./pages/promotion-page.tsx'),
  promotions: () => import('./pages/promotions-page.tsx'),
  saferPlay: () => import('./pages/safer-play-page.tsx'),
  seamless: () => import('./pages/seamless-page.tsx'),
  service: () => import('./pages/service-page.tsx'),
  verify: () => import('./pages/verify-page.tsx'),
};
