import { openStack } from './stack.ts';

/** The journeys meet one product, on data of its own. */
export default async function startStack(): Promise<() => Promise<void>> {
  const { origin, dataFolder, stop } = await openStack();
  process.env['E2E_ORIGIN'] = origin;
  process.env['E2E_DATA_FOLDER'] = dataFolder;
  return stop;
}
