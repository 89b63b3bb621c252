import { elementReference } from './elementReference.ts';

await elementReference({ check: false });
