import { startSimulator } from './simulator.ts';

/** What PORT and HOST are where nobody says (`server/src/config.ts`). */
const usualPort = '8080';
const ownHosts: readonly string[] = ['127.0.0.1', 'localhost', '::1'];

/**
 * A demo has vendors of games, a provider of payments and one of sign-ins beside it, unless
 * somebody names others; an operated site has its own.
 */
export async function introduceOthers(env: NodeJS.ProcessEnv): Promise<void> {
  const isDemo = env['DEMO'] ? env['DEMO'] === '1' : !env['DATABASE_URL'];
  if (!isDemo) {
    return;
  }
  const dataDir = env['DATA_DIR'] || 'var';
  env['VENDORS_FILE'] ||= (await startSimulator('vendor', dataDir)).introductions;
  env['PAYMENTS_FILE'] ||= (await startSimulator('payments', dataDir)).introductions;
  // Nobody should meet a button that leads nowhere: browsers of other machines do not reach it.
  const sites = sitesOf(env);
  if (sites.length > 0) {
    const settings = { IDENTITY_PROVIDER_SITES: sites.join(',') };
    env['SIGN_IN_FILE'] ||= (
      await startSimulator('identity-provider', dataDir, settings)
    ).introductions;
  }
}

/** As a browser of this machine calls the site; nobody knows a free port before it is taken. */
function sitesOf(env: NodeJS.ProcessEnv): readonly string[] {
  const port = env['PORT'] || usualPort;
  const isOwn = port !== '0' && ownHosts.includes(env['HOST'] || '127.0.0.1');
  return !isOwn ? [] : ['localhost', '127.0.0.1'].map((host) => `http://${host}:${port}`);
}
