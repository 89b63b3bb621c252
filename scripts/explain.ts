import { ConfigError } from '../packages/api/src/platform/config.ts';
import { FolderTakenError } from '../packages/api/src/platform/folder-lock.ts';
import { SetupProblem } from './ports.ts';

/** Does `work`; what the person at the keyboard can mend is told in words, anything else with its stack. */
export async function explainFailure(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const expected = [SetupProblem, ConfigError, FolderTakenError].some((kind) => error instanceof kind);
    console.error(expected && error instanceof Error ? `\n${error.message}\n` : error);
    process.exit(1);
  }
}
