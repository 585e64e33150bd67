import { livePath, type LiveAnswer } from '@portal/protocol';

const openedAtOnce = 100;

interface Tabs {
  /** Milliseconds from the end of the act, which is its commit, until the last tab has heard it. */
  afterAct(act: () => Promise<void>): Promise<number>;
}

/** Open tabs that follow a topic, held by this process on the same cores as the server. */
export async function openTabs(place: {
  readonly port: number;
  readonly sockets: number;
  readonly topic: string;
}): Promise<Tabs> {
  const { sockets } = place;
  let heard = 0;
  let allHeard = Promise.withResolvers<number>();
  const hear = (): void => {
    heard += 1;
    if (heard === sockets) {
      allHeard.resolve(performance.now());
    }
  };
  for (let opened = 0; opened < sockets; opened += openedAtOnce) {
    await Promise.all(
      Array.from({ length: Math.min(openedAtOnce, sockets - opened) }, async () =>
        openTab(place, hear),
      ),
    );
  }
  return {
    async afterAct(act) {
      heard = 0;
      allHeard = Promise.withResolvers();
      await act();
      const committedAt = performance.now();
      return (await allHeard.promise) - committedAt;
    },
  };
}

/** Resolves once the server has taken the topic; what comes after that is counted. */
async function openTab(
  { port, topic }: { readonly port: number; readonly topic: string },
  hear: () => void,
): Promise<void> {
  const origin = `http://127.0.0.1:${port}`;
  const tab = new WebSocket(`ws://127.0.0.1:${port}${livePath}`, { headers: { origin } });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  tab.addEventListener('open', () => tab.send(JSON.stringify({ kind: 'hello', token: null })));
  tab.addEventListener('close', ({ code }) => reject(new Error(`a socket was closed: ${code}`)));
  tab.addEventListener('message', ({ data }) => {
    // The server speaks its own protocol here.
    const { kind } = JSON.parse(String(data)) as LiveAnswer;
    if (kind === 'ready') {
      tab.send(JSON.stringify({ kind: 'follow', topics: [topic] }));
    } else if (kind === 'followed') {
      resolve();
    } else if (kind === 'hint' || kind === 'news') {
      hear();
    }
  });
  await promise;
}
