import { apiReports } from './apiReport.ts';
import { buildLibraries } from './libraries.ts';

await buildLibraries();
await apiReports({ check: false });
