import { buildFaces } from './faces.ts';

await buildFaces();
