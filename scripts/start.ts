import { serveDestinations } from '../examples/destinations/site.ts';
import { marketingSite } from '../examples/marketing-site/site.ts';
import { partnerSchool } from '../examples/partner-school/site.ts';
import { factsOf } from '../examples/facts.ts';
import { serveSite } from '../examples/serve.ts';
import { readConfig } from '../packages/api/src/platform/config/config.ts';
import { DEMO_KEYS } from '../packages/api/src/embeds/demoKeys.ts';
import { greet } from './banner.ts';
import { explainFailure } from './explain.ts';
import { buildStaticApps } from './staticApps.ts';
import { requireFreePorts } from './ports.ts';
import { step } from './progress.ts';
import { endOnSignal } from './signals.ts';

await explainFailure(start);

/** The whole product in one process: API and static apps, and the example sites on origins of their own. */
async function start(): Promise<void> {
  const config = readConfig({ LIA_LOG: 'warn', ...process.env });
  const { marketing, school, destinations } = config.examplePorts;
  // Before the long part: a port in use is reported before the build, not after it.
  await requireFreePorts(config);

  console.log('\n  LIA\n');
  await buildStaticApps();
  await step(config.demoData ? 'Opening the database and its demo data' : 'Opening the database', async () => {
    const { startApi } = await import('../packages/api/src/start.ts');
    const api = await startApi(config);
    endOnSignal(api.close);
  });
  // The demo data knows the two sites by these keys; another one has never heard of them.
  const facts = (site: keyof typeof DEMO_KEYS) => () =>
    factsOf(config.publicUrl, config.demoData ? DEMO_KEYS[site] : '');
  const sites = [
    await serveSite(marketingSite, marketing, facts('marketing')),
    await serveSite(partnerSchool, school, facts('school')),
    await serveDestinations(config),
  ];
  endOnSignal(async () => {
    for (const site of sites) {
      site.close();
      site.closeAllConnections();
    }
  });
  greet({ product: config.publicUrl, marketing, school, destinations, demoData: config.demoData });
}
