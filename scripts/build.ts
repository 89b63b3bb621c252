import { bundleServer } from '../packages/api/build/bundle.ts';
import { buildFaces } from './faces.ts';
import { buildLibraries } from './libraries.ts';
import { step } from './progress.ts';

await buildFaces();
await step('Building the server', () => bundleServer());
await buildLibraries();
