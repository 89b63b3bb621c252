import type { Config } from './config/config.ts';
import type { OpenDatabase } from './database.ts';

/**
 * Opens the database that the configuration names and migrates it: PostgreSQL where `databaseUrl` is set, else the
 * embedded one in the data folder.
 */
export async function openDatabase(config: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<OpenDatabase> {
  if (config.databaseUrl !== null) {
    const { openPostgres } = await import('./postgres.ts');
    return openPostgres(config.databaseUrl);
  }
  const { openEmbedded } = await import('./embedded.ts');
  return openEmbedded(`${config.dataDir}/database`);
}
