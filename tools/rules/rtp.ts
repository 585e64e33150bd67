import { figuresOf } from '@portal/games/proof';
import { messageOf } from '../tasks/project.ts';
import { readJson } from './read-json.ts';

/** `npm run rtp -- <design.json>`: the exact figures of one design as one JSON object. */
function main(file: string | undefined): void {
  if (file === undefined) {
    throw new Error('Usage: npm run rtp -- <design.json>');
  }
  console.log(JSON.stringify(figuresOf(readJson(file)), undefined, 2));
}

try {
  main(process.argv[2]);
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}
