import { printTable } from '../table.ts';
import type { Outcome, Scenario } from './scenario.ts';
import { dataFolder } from './scenarios/dataFolder.ts';
import { fullDisk } from './scenarios/fullDisk.ts';
import { postgresRestart } from './scenarios/postgresRestart.ts';
import { preHijack } from './scenarios/preHijack.ts';
import { terminatedSessions } from './scenarios/terminatedSessions.ts';
import { twoServers } from './scenarios/twoServers.ts';

const SCENARIOS: readonly Scenario[] = [
  postgresRestart,
  terminatedSessions,
  preHijack,
  dataFolder,
  twoServers,
  fullDisk,
];

/** No scenario takes longer; one that does is stuck. */
const LIMIT_MS = 300_000;

// Words on the command line choose scenarios by parts of their names.
const words = process.argv.slice(2);
const chosen = SCENARIOS.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
if (chosen.length === 0)
  throw new Error(`No such scenario. There are: ${SCENARIOS.map(({ name }) => name).join(', ')}`);

const rows: Record<string, string | number>[] = [];
for (const scenario of chosen) {
  console.log(`${scenario.name} …`);
  const outcome = await actOut(scenario).catch((error: unknown) => ({ stood: false, seen: String(error) }));
  if (!outcome.stood) process.exitCode = 1;
  rows.push({ scenario: scenario.name, stood: outcome.stood ? 'yes' : 'NO', ...figures(outcome), seen: outcome.seen });
}
printTable('Drill', rows);

function figures(outcome: Partial<Outcome>): Record<string, string | number> {
  const { sent = '–', acknowledged = '–', lost = '–', doubled = '–', secondsToRecover } = outcome;
  return { sent, acknowledged, lost, doubled, 's to recover': secondsToRecover?.toFixed(1) ?? '–' };
}

async function actOut({ name, run }: Scenario): Promise<Outcome> {
  const endings: (() => Promise<unknown>)[] = [];
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${name} did not end within ${LIMIT_MS / 1000} s`)), LIMIT_MS);
  });
  try {
    return await Promise.race([run((work) => endings.unshift(work)), tooLong]);
  } finally {
    clearTimeout(timer);
    for (const end of endings) await end();
  }
}
