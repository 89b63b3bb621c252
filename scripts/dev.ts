import { serveDestinations } from '../examples/destinations/site.ts';
import { marketingSite } from '../examples/marketing-site/site.ts';
import { partnerSchool } from '../examples/partner-school/site.ts';
import { factsOf } from '../examples/facts.ts';
import { serveSite, type Site } from '../examples/serve.ts';
import { readConfig } from '../packages/api/src/platform/config/config.ts';
import { DEMO_KEYS } from '../packages/api/src/embeds/demoKeys.ts';
import { startWatchedApi } from './devApi.ts';
import { startDevServer } from './devServer.ts';
import { explainFailure } from './explain.ts';
import { requireFreePorts } from './ports.ts';
import { step } from './progress.ts';
import { endOnSignal } from './signals.ts';

await explainFailure(dev);

/** Everything from its source, on the addresses of `start`. */
async function dev(): Promise<void> {
  const config = readConfig(process.env);
  const { marketing, school, destinations } = config.examplePorts;
  await requireFreePorts(config);

  const api = await step('Starting the API', () => startWatchedApi(config.publicUrl));
  endOnSignal(api.end);
  const server = await step('Starting the dev server', () => startDevServer(config.port, api.origin));
  endOnSignal(server.close);
  // The demo data knows the two sites by these keys; another one has never heard of them.
  const facts = (site: keyof typeof DEMO_KEYS) => () =>
    factsOf(config.publicUrl, config.demoData ? DEMO_KEYS[site] : '');
  await serveSite(marketingSite, marketing, facts('marketing'));
  await serveSite(allowHotReload(partnerSchool, config.publicUrl), school, facts('school'));
  await serveDestinations(config);

  console.log(`
  Portal           ${config.publicUrl}
  Console          ${config.publicUrl}/admin
  API reference    ${config.publicUrl}/api/docs
  Marketing site   http://localhost:${marketing}
  Partner school   http://localhost:${school}
  Destinations     http://localhost:${destinations}

  Everything reloads as you save. Ctrl-C ends it.
`);
}

/** The widgets' source asks for news over a web socket, which the school's policy has no reason to allow. */
function allowHotReload(site: Site, origin: string): Site {
  const policy = site.headers?.['content-security-policy'] ?? '';
  const socket = origin.replace(/^http/, 'ws');
  return {
    ...site,
    headers: {
      ...site.headers,
      'content-security-policy': policy.replace("connect-src 'self'", `connect-src 'self' ${socket}`),
    },
  };
}
