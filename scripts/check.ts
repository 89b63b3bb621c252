import { runTasks } from './tasks.ts';

// All but the tests, side by side; of what passes only the name is printed.
const tasks = ['lint', 'build', 'build:react', 'check:packages'];
process.exitCode = await runTasks(tasks, ['--output-logs=errors-only', '--continue', '--concurrency=3']);
