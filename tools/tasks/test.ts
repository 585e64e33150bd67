import { selected } from './selection.ts';
import { runStages } from './stage.ts';
import { staticStages } from './static-stages.ts';
import { browserStages, unitStages } from './test-stages.ts';

// Ends a run that hangs. How long a run may take is a bar of docs/performance.md: on a machine that
// does something else too, a run beyond it is late and not wrong.
const totalSeconds = 5100;

await runStages(selected([...staticStages, ...unitStages, ...browserStages]), totalSeconds);
