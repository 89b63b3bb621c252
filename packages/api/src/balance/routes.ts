import { checkBalanceDay, getBalanceDay, getBalanceDifferences, listBalance } from '@lia/sdk/balance/endpoints';
import {
  balanceCheckedSchema,
  balanceDaySchema,
  balanceDifferencesSchema,
  balanceListSchema,
} from '@lia/sdk/balance/records';
import type { BalanceDay } from '@lia/sdk/balance/records';
import { isDay } from '@lia/sdk/calendar/days';
import { object, string } from 'yup';

import { found } from '../platform/errors.ts';
import type { ScopedCall } from '../platform/lists/defineList.ts';
import { type Api, serve } from '../platform/serve.ts';
import { compareDay } from './compare.ts';
import { balanceSources } from './job.ts';
import { balanceList, differencesOf, keyOf } from './lists.ts';

const dayPath = object({ id: string().max(100).required() });

/** A day costs the provider several calls. */
const CHECKS = { times: 60, seconds: 3600 };

/** Our ledger beside the providers' reports, for the console. */
export function balanceRoutes(api: Api): void {
  const sources = balanceSources(api.app);

  const findDay = async (call: ScopedCall<'everything'>, id: string): Promise<BalanceDay> => {
    const key = keyOf(id);
    return found(key && isDay(key.day) ? await balanceList.find(call, key.day, key.provider) : undefined);
  };

  serve(api, listBalance, {
    ...balanceList.pages('What both sides have counts on the provider’s day, in Mexico City.'),
    summary: 'Days of our ledger beside what payment providers report',
    permission: 'payments.manage',
    returns: balanceListSchema,
  });

  serve(api, getBalanceDay, {
    summary: 'A day of one provider',
    permission: 'payments.manage',
    params: dayPath,
    returns: balanceDaySchema,
    handle: (call) => findDay(call, call.params.id),
  });

  serve(api, getBalanceDifferences, {
    summary: 'The movements of a day that differ',
    permission: 'payments.manage',
    params: dayPath,
    returns: balanceDifferencesSchema,
    handle: async (call) => ({ data: await differencesOf(call.db, await findDay(call, call.params.id)) }),
  });

  serve(api, checkBalanceDay, {
    summary: 'Compare a day again',
    description:
      'Asks the provider again; 404 for a provider that takes no payments here any more, 503 while it does not answer.',
    permission: 'payments.manage',
    limit: CHECKS,
    params: dayPath,
    returns: balanceCheckedSchema,
    async handle(call) {
      const { day, provider } = await findDay(call, call.params.id);
      const source = found(sources.get(provider) === undefined ? undefined : { of: sources.get(provider) ?? null });
      await compareDay(call.db, { day, provider }, source.of, new Date());
      return { message: call.t('operation.succeeded'), data: await findDay(call, call.params.id) };
    },
  });
}
