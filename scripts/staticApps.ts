import { runTasks } from './tasks.ts';

/** Builds what people see, but for what is as the last build left it. @throws {Error} where a build fails. */
export async function buildStaticApps(): Promise<void> {
  const packages = ['widgets', 'portal', 'admin'].map((name) => `--filter=@lia/${name}`);
  if ((await runTasks(['build'], [...packages, '--output-logs=errors-only'])) !== 0) throw new Error('A build failed.');
}
