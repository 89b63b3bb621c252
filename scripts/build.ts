import { buildFaces } from './faces.ts';
import { buildLibraries } from './libraries.ts';

await buildFaces();
await buildLibraries();
