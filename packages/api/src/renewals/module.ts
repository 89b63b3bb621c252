import { HOUR_MS } from '@lia/sdk/calendar/durations';
import { configuredPayments } from '../payments/configured.ts';
import type { Database } from '../platform/database.ts';
import type { JobHandler } from '../platform/jobs/job.ts';
import { recurringJob } from '../platform/jobs/recurring.ts';
import type { ApiModule } from '../platform/module.ts';
import { cashReminderEmail } from './cash/email.ts';
import { cashRenewalsJob } from './cash/job.ts';
import { voucherHandler } from './cash/vouchers.ts';
import { chargeHandler, upcomingChargesJob } from './charges.ts';
import { priceEmail, reminderEmail } from './emails.ts';
import { followOrder } from './follow.ts';
import { notifyOfPrices } from './notices.ts';
import { remindOfRenewals } from './reminders.ts';
import { renewalRoutes } from './routes.ts';

/** Writes the e-mails about renewals that are due: of higher prices, and of periods that begin soon. */
const renewalEmailsJob = (db: Database): JobHandler =>
  recurringJob({
    kind: 'write renewal e-mails',
    everyMs: HOUR_MS,
    async work({ now }) {
      await notifyOfPrices(db, now);
      await remindOfRenewals(db, now);
    },
  });

export const renewals: ApiModule = {
  name: 'renewals',
  routes: renewalRoutes,
  emails: [reminderEmail, priceEmail, cashReminderEmail],
  jobs: (app) => [
    chargeHandler(configuredPayments(app)),
    upcomingChargesJob(configuredPayments(app)),
    renewalEmailsJob(app.db),
    voucherHandler(configuredPayments(app)),
    cashRenewalsJob(configuredPayments(app)),
  ],
  followers: { order: followOrder },
};
