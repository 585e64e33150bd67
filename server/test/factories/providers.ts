import { createServer as createHttpServer } from 'node:http';
import { createServer as createTcpServer, type AddressInfo, type Server } from 'node:net';

/** A provider of messages on this machine; what it was given, and how it answers next. */
export interface TestProvider {
  readonly url: string;
  readonly taken: { readonly head: string; readonly body: string }[];
  /** Statuses of the next answers; 200 when there is none left. */
  readonly answers: number[];
  close(): Promise<void>;
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready);
  });
  return (server.address() as AddressInfo).port;
}

function closing(server: Server): () => Promise<void> {
  return () =>
    new Promise((done) => {
      server.close(() => done());
    });
}

/** Takes messages by HTTP. */
export async function startSmsProvider(): Promise<TestProvider> {
  const taken: TestProvider['taken'] = [];
  const answers: number[] = [];
  const server = createHttpServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { authorization = '', 'content-type': type = '' } = request.headers;
      taken.push({ head: `${type} ${authorization}`, body: Buffer.concat(parts).toString() });
      response.writeHead(answers.shift() ?? 200).end();
    });
  });
  const url = `http://127.0.0.1:${await listen(server)}/send`;
  return { url, taken, answers, close: closing(server) };
}

/** Takes mail by as much SMTP as a sender without secrets speaks. */
export async function startMailProvider(): Promise<TestProvider> {
  const taken: TestProvider['taken'] = [];
  const answers: number[] = [];
  const server = createTcpServer((socket) => {
    let text = '';
    let isInData = false;
    const say = (line: string) => socket.write(`${line}\r\n`);
    say('220 test');
    socket.on('error', () => undefined);
    socket.on('data', (part) => {
      text += part.toString();
      for (;;) {
        const end = text.indexOf(isInData ? '\r\n.\r\n' : '\r\n');
        if (end === -1) {
          return;
        }
        const line = text.slice(0, end);
        text = text.slice(end + (isInData ? 5 : 2));
        if (isInData) {
          const [head = '', body = ''] = line.split('\r\n\r\n');
          taken.push({ head, body });
          isInData = false;
          say(`${answers.shift() ?? 250} taken`);
        } else if (line === 'DATA') {
          isInData = true;
          say('354 go on');
        } else {
          say(line === 'QUIT' ? '221 bye' : '250 ok');
        }
      }
    });
  });
  const url = `smtp://127.0.0.1:${await listen(server)}`;
  return { url, taken, answers, close: closing(server) };
}
