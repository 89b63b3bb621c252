import { ConfigError } from '../packages/api/src/platform/config.ts';
import { requireFreePort } from '../packages/api/src/platform/listen.ts';

/** A port that somebody may change by setting `variable`. */
export interface PortSetting {
  port: number;
  variable: string;
}

/** Something about the surroundings that the person who started us can mend; shown without a stack. */
export class SetupProblem extends Error {
  override readonly name = 'SetupProblem';
}

/** Reads a port from the environment. @throws {SetupProblem} naming the variable at fault. */
export function readPort(env: NodeJS.ProcessEnv, variable: string, fallback: number): PortSetting {
  const text = env[variable]?.trim();
  const port = Number(text || fallback);
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return { port, variable };
  throw new SetupProblem(`${variable}=${text} is not a port: use a whole number from 1 to 65535.`);
}

/** Makes sure that the ports differ and nobody listens on them. @throws {SetupProblem} naming ports and variables. */
export async function requireFreePorts(settings: PortSetting[]): Promise<void> {
  const problems = await Promise.all(
    settings.map(async (setting, index) => {
      const other = settings.slice(0, index).find(({ port }) => port === setting.port);
      if (other) return `${other.variable} and ${setting.variable} are both ${setting.port}: each needs its own port.`;
      return describeIfTaken(setting);
    }),
  );
  const found = problems.filter((problem) => problem !== undefined);
  if (found.length > 0) throw new SetupProblem(found.join('\n'));
}

async function describeIfTaken({ port, variable }: PortSetting): Promise<string | undefined> {
  try {
    await requireFreePort(port, variable);
    return undefined;
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
}
