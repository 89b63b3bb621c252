import { HOUR_MS } from '@lia/sdk/calendar/durations';
import type { Payments } from '../../payments/configured.ts';
import type { JobHandler } from '../../platform/jobs/job.ts';
import { recurringJob } from '../../platform/jobs/recurring.ts';
import { remindCashPayers } from './reminders.ts';
import { offerVouchers } from './vouchers.ts';

/** Sees to the plans that are paid in cash and end soon: their next vouchers, and the reminders of them. */
export const cashRenewalsJob = (payments: Payments): JobHandler =>
  recurringJob({
    kind: 'renew plans paid in cash',
    everyMs: HOUR_MS,
    async work({ now }) {
      await offerVouchers(payments, now);
      await remindCashPayers(payments.db, now);
    },
  });
