import { startIdentityProvider } from './identity-provider.ts';

const { env } = process;
// It asks for no password: where people have real accounts it would open all of them.
if (env['DEMO'] === '0') {
  throw new Error('the demo identity provider signs anybody in, so it runs beside demo sites only');
}
const provider = await startIdentityProvider({
  port: Number(env['IDENTITY_PROVIDER_PORT'] ?? 0),
  folder: env['IDENTITY_PROVIDER_DIR'] ?? 'var/identity-provider',
  sites: (env['IDENTITY_PROVIDER_SITES'] ?? '').split(',').filter(Boolean),
});
const { origin, introductions } = provider;
process.send?.({ origin, introductions });
process.stdout.write(`demo identity provider ${origin}, introduced by ${introductions}\n`);

const end = () => {
  void provider.stop().then(() => process.exit());
};
process.on('SIGTERM', end).on('SIGINT', end).on('disconnect', end);
