import { ConfigError } from './platform/config.ts';
import { DataFolderError } from './platform/dataFolder.ts';
import { DemoDataExposed } from './seed/demoAccess.ts';

/** What to tell the person who starts the API, where they can mend it; null for a failure of ours. */
export function explain(error: unknown): string | null {
  if (error instanceof ConfigError || error instanceof DemoDataExposed || error instanceof DataFolderError)
    return error.message;
  return null;
}
