import { may } from '@lia/sdk/accounts/permissions';
import { audienceOf } from '@lia/sdk/accounts/roles';
import { getMyMembership } from '@lia/sdk/memberships/endpoints';
import type { MyMembership, OwnMembership } from '@lia/sdk/memberships/records';
import { plans } from '@lia/sdk/memberships/rules';
import type { RegistrationType } from '@lia/sdk/registrations/rules';
import { PlanChoice } from '@lia/widgets/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';

import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { renewalTexts } from '../renewals/es.ts';
import { useRouteTitle } from '../routing/contexts.ts';
import { useMember } from '../services/services.ts';
import { useRefreshOf } from '../changes/useChangeOf.ts';
import { useRead } from '../reads/useRead.ts';
import { ContentPage } from '../ui/ContentPage.tsx';
import { DrawnLater } from '../ui/DrawnLater.tsx';
import { FormHost } from '../ui/FormHost.tsx';
import { PageSkeleton } from '../ui/Loading.tsx';
import { ReadFailed } from '../ui/Notice.tsx';
import { Section } from '../ui/Section.tsx';
import { ShownTogether } from '../ui/ShownTogether.tsx';
import { payableVoucher, useCashRenewal } from './CashRenewal.tsx';
import { FamilySubscription } from './FamilySubscription.tsx';
import { LazySchoolPlans } from './LazySchoolPlans.tsx';
import { OpenOrders, useOpenOrders } from './OpenOrders.tsx';
import { OrderList } from './OrderList.tsx';
import { planTexts } from './planPage/es.ts';
import { PlanStanding } from './PlanStanding.tsx';
import { latestOrders } from './routes.ts';

/** The user's latest orders, and the way to every receipt with its invoice. */
function LatestOrders() {
  const { t } = useText();
  const { data, error, mutate } = useRead(['orders', 'latest'], (client) =>
    client.call(latestOrders.call, { query: latestOrders.query }),
  );
  const link = (
    <Button component={Link} to="/invoice">
      {t('orders.all')}
    </Button>
  );
  return <OrderList orders={data?.data} error={error} retry={() => void mutate()} link={link} />;
}

const typeOf = { parents: 'padre', teachers: 'maestro', schools: 'escuela', students: 'padre' } as const;

/**
 * What a member pays for: the plan and how it goes on, the other plans of their audience, and the latest payments. Parents
 * have it at an address of their own, and may subscribe all of their children by card.
 */
export default function PlanPage() {
  useTexts(planTexts);
  useTexts(renewalTexts);
  const { t } = useText();
  const title = useRouteTitle();
  const user = useMember();
  const type = typeOf[audienceOf(user.role[0] ?? '')];
  const { data, error } = useRead(['membership'], (client) => client.call(getMyMembership));
  const { data: open, error: openFailed } = useOpenOrders();
  const waiting = open?.data.find(({ plan, voucher }) => plan !== null && voucher !== null);
  const cash = useCashRenewal(data?.data);
  // The voucher of the next period stands with the plan: alone, it is not shown twice.
  const renewal = cash.data?.data ? payableVoucher(cash.data.data)?.id : undefined;
  const areOrdersKnown = (open ?? openFailed) !== undefined;
  const isKnown = (data ?? error) !== undefined && !cash.isLoading && areOrdersKnown;
  const hasOthers = open?.data.some(({ voucher }) => voucher === null || voucher.id !== renewal);
  // Another administrator may pay one for the school.
  const isOffered = type !== 'escuela' || (data ? !data.school_paid : error !== undefined);
  // The plan, what its next period costs, and how that is paid.
  const changed = useRefreshOf('membership');

  return (
    <ContentPage>
      <Typography variant="h1">{title}</Typography>
      <ShownTogether isReady={isKnown}>
        {hasOthers && <OpenOrders />}
        {!data && error !== undefined && (
          <ReadFailed inside title={t('membership.failed')} error={error} retry={changed} />
        )}
        {data && (stands(data.data) || data.school_plans.length === 0) && (
          <PlanStanding membership={data.data} changed={changed} />
        )}
        {data?.others.map((other) => (
          <PlanStanding key={other.order} membership={other} changed={changed} />
        ))}
        {data && data.school_plans.length > 0 && (
          <Section title={t('membership.school')}>
            <LazySchoolPlans plans={data.school_plans} />
          </Section>
        )}
        {isOffered && (
          <Box component="section" aria-labelledby="plans">
            <Typography id="plans" variant="h2" sx={{ mb: 4 }}>
              {t('membership.plans')}
            </Typography>
            <FormHost fallback={<PageSkeleton />}>
              <PlanChoice
                type={type}
                current={data ? currentOf(ofType(data, type), type) : null}
                further={data ? (ofType(data, type)?.further ?? 0) : 0}
                {...(waiting?.plan != null &&
                  waiting.voucher && { waiting: { plan: waiting.plan, voucher: waiting.voucher.id } })}
              />
            </FormHost>
          </Box>
        )}
        {data && areOrdersKnown && may(user, 'parents.screens') && (
          <DrawnLater height={480}>
            <FamilySubscription membership={ofType(data, 'padre')} waits={waiting !== undefined} changed={changed} />
          </DrawnLater>
        )}
        <DrawnLater height={240}>
          <LatestOrders />
        </DrawnLater>
      </ShownTogether>
    </ContentPage>
  );
}

const stands = (membership: MyMembership['data']): boolean => membership !== null && membership.status !== 'ended';

/** The membership of a type that stands. A parent who teaches may have one of each. */
const ofType = ({ data, others }: MyMembership, type: RegistrationType): OwnMembership | null =>
  [data, ...others].find((one) => one?.type === type && one.status !== 'ended') ?? null;

/** Id of the plan that the user has and need not choose again; without a paid plan, that of the free one. */
function currentOf(membership: OwnMembership | null, type: RegistrationType): number | null {
  if (membership) return goesOn(membership) ? membership.plan : null;
  return plans.find((plan) => plan.type === type && plan.membership === 'gratis')?.id ?? null;
}

/** Whether the plan need not be chosen again: one that nothing renews is, once what was paid is over, and one that lacks a child is. */
const goesOn = ({ status, renews, missing_licences }: OwnMembership): boolean =>
  missing_licences === 0 && (status === 'active' || (status === 'grace' && renews));
