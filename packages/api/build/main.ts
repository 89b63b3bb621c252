import { bundleServer } from './bundle.ts';

await bundleServer();
