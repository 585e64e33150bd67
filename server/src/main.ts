import { buildServer } from './build-server.ts';
import { readConfig } from './config.ts';
import { createLog } from './platform/log.ts';
import { StartError } from './platform/start-error.ts';
import { type RunningServer, startServer } from './start.ts';

/** The longest a graceful stop may take before the process leaves anyway (R125). */
const longestStopMilliseconds = 29_000;
const parentWatchMilliseconds = 1000;

const stopping = Promise.withResolvers<string>();
const parent = process.ppid;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  // A terminal and npm may both send it: repeats change nothing.
  process.on(signal, () => stopping.resolve(signal));
}
// npm dies from SIGTERM without passing it on: a new parent tells that it happened.
setInterval(() => {
  if (process.ppid !== parent) {
    stopping.resolve('parent ended');
  }
}, parentWatchMilliseconds).unref();

await main();

async function main(): Promise<void> {
  try {
    const config = readConfig(process.env);
    const log = createLog(config.logLevel);
    const server = await startServer(config, { log, build: buildServer });
    process.on('uncaughtException', (error) => {
      log.error({ err: error }, 'uncaught');
      process.exitCode = 1;
      stopping.resolve('uncaught exception');
    });
    announce(server, config.host);
    log.info({ reason: await stopping.promise }, 'stopping');
    setTimeout(() => process.exit(1), longestStopMilliseconds).unref();
    await server.stop();
    process.exit();
  } catch (error) {
    const sentence = error instanceof StartError ? error.message : error;
    process.stderr.write(
      `${sentence instanceof Error ? (sentence.stack ?? '') : String(sentence)}\n`,
    );
    process.exit(1);
  }
}

/** The ready line is the last of the start; tools wait for it. */
function announce(server: RunningServer, host: string): void {
  const shownHost = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host) ? 'localhost' : host;
  const lines = [
    ...server.notices,
    `metrics http://127.0.0.1:${server.metricsPort}/metrics`,
    `ready http://${shownHost}:${server.port}`,
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}
