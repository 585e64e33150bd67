import { selected } from './selection.ts';
import { runStages } from './stage.ts';
import { staticStages } from './static-stages.ts';
import { unitStages } from './test-stages.ts';

// Ends a run that hangs; the server's tests alone take ten minutes on two cores.
const totalSeconds = 2700;

await runStages(selected([...staticStages, ...unitStages]), totalSeconds);
