import { selected } from './selection.ts';
import { runStages } from './stage.ts';
import { staticStages } from './static-stages.ts';
import { unitStages } from './test-stages.ts';

const totalSeconds = 600;

await runStages(selected([...staticStages, ...unitStages]), totalSeconds);
