import { ConfigError } from '../packages/api/src/platform/config.ts';
import { requireFreePort } from '../packages/api/src/platform/listen.ts';

/** A port and the environment variable that sets it. */
export interface PortSetting {
  port: number;
  variable: string;
}

/** Reads a port from the environment. @throws {ConfigError} naming the variable at fault. */
export function readPort(env: NodeJS.ProcessEnv, variable: string, fallback: number): PortSetting {
  const text = env[variable]?.trim();
  const port = Number(text || fallback);
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return { port, variable };
  throw new ConfigError(`${variable}=${text} is not a port: use a whole number from 1 to 65535.`);
}

/** Makes sure that the ports differ and are free. @throws {ConfigError} naming all ports and variables at fault. */
export async function requireFreePorts(settings: PortSetting[]): Promise<void> {
  const checks = settings.map(async ({ port, variable }, index) => {
    const other = settings.slice(0, index).find((earlier) => earlier.port === port);
    if (other) throw new ConfigError(`${other.variable} and ${variable} are both ${port}: each needs its own port.`);
    await requireFreePort(port, variable);
  });
  const problems = (await Promise.allSettled(checks)).filter((check) => check.status === 'rejected');
  if (problems.length > 0) throw new ConfigError(problems.map(({ reason }) => messageOf(reason)).join('\n'));
}

const messageOf = (reason: unknown): string => (reason instanceof Error ? reason.message : String(reason));
