import type { ApiModule } from '../platform/module.ts';
import { seedPeople } from './demoData.ts';
import { peopleRoutes } from './routes.ts';
import { accountPeople } from './store.ts';

export const people: ApiModule = {
  name: 'people',
  routes: peopleRoutes,
  people: [accountPeople],
  demoData: { after: ['institutions'], write: seedPeople },
};
