import { journeys } from './journeys.ts';

await journeys({ check: false });
