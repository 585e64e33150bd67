import { selected } from './selection.ts';
import { runStages } from './stage.ts';
import { staticStages } from './static-stages.ts';
import { browserStages, unitStages } from './test-stages.ts';

// Twelve minutes less the time that npm, the summary and the end of the last child take.
const totalSeconds = 700;

await runStages(selected([...staticStages, ...unitStages, ...browserStages]), totalSeconds);
