import { cardsOf } from '../payments/configured.ts';
import { paymentContextOf } from '../payments/fulfilment.ts';
import type { ApiModule } from '../platform/module.ts';
import { membershipArchive } from './archive.ts';
import { seedMemberships } from './demoData.ts';
import { accountsEmail, endedEmail, graceEmail } from './emails.ts';
import { followSubscription, fulfilMembership } from './fulfil.ts';
import { readLicencesSold } from './licencesSold.ts';
import { readMemberships, readOrderedMemberships } from './outcome.ts';
import { ownedPlanEmail, ownedSchoolPlanEmail } from './ownedEmail.ts';
import { assertPlanPayable } from './paidByOthers.ts';
import { membershipRoutes } from './routes.ts';
import { endingJob } from './settle.ts';
import { sweepUnpaidFamilies } from './store.ts';
import { supersededSubscriptionsJob } from './supersededSubscriptions.ts';
import { ensureFirstTerms } from './terms.ts';

export const memberships: ApiModule = {
  name: 'memberships',
  routes: membershipRoutes,
  emails: [accountsEmail, graceEmail, endedEmail, ownedPlanEmail, ownedSchoolPlanEmail],
  jobs: (app) => [endingJob(app.db), supersededSubscriptionsJob(paymentContextOf(app), cardsOf(app))],
  start: ensureFirstTerms,
  sweep: ({ db }) => sweepUnpaidFamilies(db),
  fulfilments: { membership: fulfilMembership },
  payable: { membership: assertPlanPayable },
  followers: { subscription: followSubscription },
  outcomes: readMemberships,
  orderedItems: readOrderedMemberships,
  licencesSold: readLicencesSold,
  demoData: { after: ['people', 'receipts'], write: seedMemberships },
  archive: membershipArchive,
};
