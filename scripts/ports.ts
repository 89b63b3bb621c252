import { type Config, ConfigError } from '../packages/api/src/platform/config/config.ts';
import { requireFreePort } from '../packages/api/src/platform/listen.ts';

/** Makes sure that the ports of the product and of the example sites differ and are free. @throws {ConfigError} with all problems. */
export async function requireFreePorts({ port, examplePorts }: Pick<Config, 'port' | 'examplePorts'>): Promise<void> {
  const settings = [
    ['LIA_PORT', port],
    ['LIA_MARKETING_PORT', examplePorts.marketing],
    ['LIA_SCHOOL_PORT', examplePorts.school],
    ['LIA_DESTINATIONS_PORT', examplePorts.destinations],
  ] as const;
  const checks = settings.map(async ([variable, wanted], index) => {
    const other = settings.slice(0, index).find(([, earlier]) => earlier === wanted);
    if (other) throw new ConfigError(`${other[0]} and ${variable} are both ${wanted}: each needs its own port.`);
    await requireFreePort(wanted, variable);
  });
  const problems = (await Promise.allSettled(checks)).filter((check) => check.status === 'rejected');
  if (problems.length > 0) throw new ConfigError(problems.map(({ reason }) => messageOf(reason)).join('\n'));
}

const messageOf = (reason: unknown): string => (reason instanceof Error ? reason.message : String(reason));
