import { DemoDataExposed } from './accounts/demoAccess.ts';
import { ConfigError } from './platform/config/config.ts';
import { DataFolderError } from './platform/dataFolder.ts';

/** The message for the operator who starts the API, where they can correct it; null for an internal error. */
export function explain(error: unknown): string | null {
  if (error instanceof ConfigError || error instanceof DemoDataExposed || error instanceof DataFolderError)
    return error.message;
  return null;
}
