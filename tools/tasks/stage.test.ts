import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { failure, runStages, success, type Stage } from './stage.ts';

let lines: string[];

beforeEach(() => {
  lines = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => lines.push(line));
  vi.spyOn(console, 'error').mockImplementation((line: string) => lines.push(line));
});

afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = 0;
});

function stage(name: string, run: Stage['run']): Stage {
  return { name, limitSeconds: 60, run };
}

describe('runStages', () => {
  it('adds up and closes with one line', async () => {
    const many = { passed: 40, failed: 0 };
    await runStages([stage('lint', async () => success), stage('tests', async () => many)], 60);
    expect(lines.at(-1)).toBe('41 passed, 0 failed');
    expect(process.exitCode).toBe(0);
  });

  it('names at the end what failed', async () => {
    const one = { passed: 3, failed: 1, failures: ['a.test.ts: adds'] };
    await runStages([stage('tests', async () => one), stage('lint', async () => success)], 60);
    expect(lines.slice(-2)).toEqual(['failed: a.test.ts: adds', '4 passed, 1 failed']);
  });

  it('counts a stage that crashes as a failure and runs the next', async () => {
    const crash = stage('types', async () => {
      throw new Error('no compiler');
    });
    await runStages([crash, stage('tests', async () => success)], 60);
    expect(lines).toContain('types crashed: no compiler');
    expect(lines.at(-1)).toBe('1 passed, 1 failed');
    expect(process.exitCode).toBe(1);
  });

  it('fails what no time is left for', async () => {
    await runStages([stage('tests', async () => success)], 0);
    expect(lines.at(-1)).toBe('0 passed, 1 failed');
  });

  it('gives a stage no more time than is left for all', async () => {
    let limit = 0;
    const asks = stage('tests', async (limitSeconds) => {
      limit = limitSeconds;
      return success;
    });
    await runStages([asks], 20);
    expect(limit).toBeGreaterThan(19);
    expect(limit).toBeLessThanOrEqual(20);
  });

  it('fails when nothing ran', async () => {
    await runStages([], 60);
    expect(process.exitCode).toBe(1);
    await runStages([stage('tests', async () => failure)], 60);
    expect(process.exitCode).toBe(1);
  });
});
