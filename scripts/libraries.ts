import { join } from 'node:path';

import { step } from './progress.ts';
import { root, runPackageScript } from './run.ts';

/** Builds what is published: the contract, and the forms as React components. */
export async function buildLibraries(): Promise<void> {
  await step('Building @lia/sdk', () => runPackageScript(join(root, 'packages/sdk'), 'build'));
  await step('Building @lia/widgets', () => runPackageScript(join(root, 'packages/widgets'), 'build:react'));
}
