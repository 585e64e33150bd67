import { test } from './site.ts';
import { openStack } from './stack.ts';

const places = ['E2E_ORIGIN', 'E2E_DATA_FOLDER'] as const;

type Settings = Readonly<Record<string, string>>;

/**
 * The journeys of a file meet a site of their own, with these settings, or with those that are made
 * when it starts; they share it, so they are told one after the other.
 */
export function onOwnStack(settings: Settings | (() => Settings)): void {
  test.describe.configure({ mode: 'default' });
  const usual = places.map((name) => [name, process.env[name]] as const);
  let end: (() => Promise<void>) | undefined;
  test.beforeAll(async () => {
    test.setTimeout(240_000);
    const stack = await openStack(typeof settings === 'function' ? settings() : settings);
    end = stack.stop;
    process.env['E2E_ORIGIN'] = stack.origin;
    process.env['E2E_DATA_FOLDER'] = stack.dataFolder;
  });
  test.afterAll(async () => {
    for (const [name, value] of usual) {
      if (value !== undefined) {
        process.env[name] = value;
      }
    }
    await end?.();
  });
}
