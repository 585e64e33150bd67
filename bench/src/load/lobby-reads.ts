import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { assert } from '@portal/money';
import { round } from './percentiles.ts';

/** What the lobby asks for first, by anybody. */
const path = '/wps/relay/games/hot?limitNum=24';

export interface ReadFlood {
  /** Path of wrk: readers in the process that times the calls would make those wait. */
  readonly command: string;
  readonly port: number;
  /** Who read at once, each again as soon as an answer is there. */
  readonly readers: number;
  readonly seconds: number;
  /** For the script. */
  readonly folder: string;
}

/** How reads ended, in a second: answered, turned away (503), or anything else. */
export interface ReadCounts {
  readonly answered: number;
  readonly shed: number;
  readonly other: number;
}

/** Each thread of wrk counts for itself, and there is one. */
const script = `local shed, other = 0, 0
local mine
function setup(thread) mine = thread end
function init() wrk.path = "${path}" end
function response(status)
  if status == 503 then shed = shed + 1 elseif status ~= 200 then other = other + 1 end
  wrk.thread:set("shed", shed)
  wrk.thread:set("other", other)
end
function done(summary)
  local e = summary.errors
  io.write(string.format("RESULT %d %d %d %d %d\\n", summary.requests, summary.duration,
    mine:get("shed") or 0, mine:get("other") or 0, e.connect + e.read + e.write + e.timeout))
end
`;

export async function floodOfReads(flood: ReadFlood): Promise<ReadCounts> {
  const { command, port, readers, seconds, folder } = flood;
  const file = join(folder, 'lobby-reads.lua');
  writeFileSync(file, script);
  const flags = ['-t1', `-c${readers}`, `-d${seconds}s`, '--timeout', '10s', '-s', file];
  const child = spawn(command, [...flags, `http://127.0.0.1:${port}`], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await once(child, 'close');
  return countsOf(output);
}

function countsOf(output: string): ReadCounts {
  const found = /^RESULT (\d+) (\d+) (\d+) (\d+) (\d+)$/mu.exec(output)?.slice(1).map(Number);
  const [requests = 0, micros = 0, shed = 0, other = 0, broken = 0] = found ?? [];
  assert(requests > 0, `wrk read nothing:\n${output}`);
  const inASecond = (count: number) => round((count * 1_000_000) / micros, 0);
  return {
    answered: inASecond(requests - shed - other),
    shed: inASecond(shed),
    other: inASecond(other + broken),
  };
}
