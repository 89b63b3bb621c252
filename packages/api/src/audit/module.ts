import type { ApiModule } from '../platform/module.ts';
import { auditRoutes } from './routes.ts';
import { sweepAudit } from './sweep.ts';

export const audit: ApiModule = {
  name: 'audit',
  routes: auditRoutes,
  sweep: sweepAudit,
};
