import { apiReports } from './apiReport.ts';
import { runTasks } from './tasks.ts';

const tasks = ['@lia/sdk#build', '@lia/widgets#build:react'];
if ((await runTasks(tasks, ['--output-logs=errors-only'])) !== 0) throw new Error('The libraries were not built.');
await apiReports({ check: false });
