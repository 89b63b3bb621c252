import { join } from 'node:path';

import { buildFaces } from './faces.ts';
import { step } from './progress.ts';
import { root, runPackageScript } from './run.ts';

await buildFaces();
// What is published beside them: the contract, and the forms as React components.
await step('Building @lia/sdk', () => runPackageScript(join(root, 'packages/sdk'), 'build', {}));
await step('Building @lia/widgets', () => runPackageScript(join(root, 'packages/widgets'), 'build:react', {}));
