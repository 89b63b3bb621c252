import { notifyOwner } from '../accounts/ownerNotice.ts';
import type { ApiModule } from '../platform/module.ts';
import { secondFactorRoutes } from './routes.ts';
import { hasSecondFactor, takeCode } from './store.ts';
import { secondFactors } from './tables.ts';
import { deleteRows } from '../erasure/part.ts';

export const secondFactor: ApiModule = {
  name: 'secondFactor',
  routes: secondFactorRoutes,
  secondFactor: {
    isOn: hasSecondFactor,
    async take(app, tx, { userId, code, language }) {
      const taken = await takeCode(tx, app, userId, code);
      if (taken === 'recovery') await notifyOwner(tx, userId, 'secondFactor.recovery', language);
      return taken !== null;
    },
  },
  erasure: [deleteRows(secondFactors.userId)],
};
