import { may } from '@lia/sdk/accounts/permissions';
import type { Holder } from '@lia/sdk/accounts/roles';
import { formatInstant } from '@lia/sdk/calendar/instants';
import { planById, slugOf } from '@lia/sdk/memberships/rules';
import { formatPesos } from '@lia/sdk/payments/money';
import { getUserPurchases } from '@lia/sdk/users/endpoints';
import type { UserRecord } from '@lia/sdk/users/records';
import { Link as MuiLink } from '@mui/material';
import { usePermissions } from 'react-admin';
import { Link } from 'react-router';

import { useClient } from '../../client/ClientContext.ts';
import { paymentStatuses } from '../../giving/statuses.ts';
import { useMessage } from '../../i18n/text.ts';
import { StatusChip } from '../../records/StatusChip.tsx';
import { useWords } from '../../resources/field.ts';
import { Entries, EntriesHeading, Entry, LazySection } from './LazySection.tsx';

/** Memberships and orders of a user, for administrators. */
export function Purchases({ record: { uuid: id } }: { record: UserRecord }) {
  const { t, language } = useWords();
  const describe = useMessage();
  const client = useClient();
  const { permissions } = usePermissions<Holder>();
  if (!permissions || !may(permissions, 'orders.read')) return null;
  const planName = (planId: number): string => {
    const plan = planById(planId);
    return plan ? describe({ key: `plan.${slugOf(plan)}` }) : '';
  };
  return (
    <LazySection
      title={t('users.purchases')}
      queryKey={[getUserPurchases, id]}
      fetch={(signal) => client.call(getUserPurchases, { params: { id }, signal })}
    >
      {({ data: { memberships, orders } }) => (
        <>
          <EntriesHeading>{t('users.memberships')}</EntriesHeading>
          <Entries entries={memberships.map((one) => ({ ...one, key: one.id }))} none={t('users.noMemberships')}>
            {({ order_id, plan_id, status, paid_until, own }) => (
              <Entry
                title={
                  <MuiLink component={Link} to={`/orders/${order_id}/show`}>
                    {planName(plan_id)}
                  </MuiLink>
                }
                below={[
                  t(`users.membershipStatuses.${status}`),
                  t('users.paidUntil', { date: formatInstant(paid_until, language) }),
                  t(own ? 'users.pays' : 'users.holdsLicence'),
                ].join(' · ')}
              />
            )}
          </Entries>
          <EntriesHeading>{t('users.orders')}</EntriesHeading>
          <Entries entries={orders.map((order) => ({ ...order, key: order.id }))} none={t('users.noOrders')}>
            {({ id: order, title, status, total, folio, created_at }) => (
              <Entry
                title={
                  <MuiLink component={Link} to={`/orders/${order}/show`}>
                    {title}
                  </MuiLink>
                }
                chip={<StatusChip statuses={paymentStatuses} status={status} />}
                below={[formatPesos(total), folio, formatInstant(created_at, language)].filter(Boolean).join(' · ')}
              />
            )}
          </Entries>
        </>
      )}
    </LazySection>
  );
}
