import { explain } from './explain.ts';
import { readConfig } from './platform/config/config.ts';
import { startApi } from './start.ts';

try {
  const api = await startApi(readConfig(process.env));
  // Warnings of Node go into the log as JSON, too.
  process.removeAllListeners('warning').on('warning', ({ name, message }) => api.log.warn({ name }, message));
  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    await api.close();
  };
  process.once('SIGTERM', () => void stop());
  process.once('SIGINT', () => void stop());
} catch (error) {
  const reason = explain(error);
  if (reason === null) throw error;
  process.stderr.write(`${reason}\n`);
  process.exitCode = 1;
}
