import type { ApiModule } from '../platform/module.ts';
import { readGivenLicences, readLicencesOrdered } from './outcome.ts';
import { fulfilLicences, isPaidTooLate } from './purchases.ts';
import { licenceRoutes } from './routes.ts';
import { schoolOrders } from './schoolOrders.ts';
import { activeMembers } from './statistics.ts';
import { transferCancelledEmail } from './transferCancelledEmail.ts';
import { transferEmail } from './transferEmail.ts';

export const licences: ApiModule = {
  name: 'licences',
  routes: licenceRoutes,
  fulfilments: { licences: fulfilLicences },
  tooLate: { licences: isPaidTooLate },
  outcomes: readGivenLicences,
  orderedItems: readLicencesOrdered,
  schoolOrders,
  statistics: [activeMembers],
  emails: [transferEmail, transferCancelledEmail],
};
