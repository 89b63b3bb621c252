import { interruptedThreeTimes } from '../interruptions.ts';

export const terminatedSessions = interruptedThreeTimes('PostgreSQL ends sessions', (postgres) =>
  postgres.terminateSessions(),
);
