import { runTasks } from './tasks.ts';

process.exitCode = await runTasks(['build', 'build:react'], ['--output-logs=errors-only']);
