import { type Language, locales } from '@lia/sdk/messages/language';
import { perMonth } from '@lia/sdk/memberships/rules';
import type { Membership } from '@lia/sdk/registrations/rules';
import { formatAmount, formatPesos } from '@lia/sdk/payments/money';
import { cardPayerLabels } from '@lia/sdk/payments/payerLabels';
import { receiptPath } from '@lia/sdk/receipts/rules';

import { ChoiceField } from '../../fields/ChoiceField.tsx';
import { ConsentFields } from '../../consents/ConsentField.tsx';
import { EmailField } from '../../fields/TextField.tsx';
import { FailureNotice, Notice, Retry } from '../../form/notices.tsx';
import { Done } from '../../form/Done.tsx';
import { FormFrame } from '../../form/FormFrame.tsx';
import { Section } from '../../fields/Section.tsx';
import { SubmitButton } from '../../form/SubmitButton.tsx';
import { Sum } from '../../form/Sum.tsx';
import { Title } from '../../form/headings.tsx';
import type { Form } from '../../form/useForm.ts';
import type { Submission } from '../../form/useSubmission.ts';
import { useText } from '../../i18n/TextProvider.tsx';
import { CardEntry } from '../../payments/CardEntry.tsx';
import type { Gateway } from '../../payments/useGateway.ts';
import { Surface } from '../../host/Surface.tsx';
import type { Child, MemberSubscriptionFormProps, OfferedPlan, Subscribed } from './MemberSubscriptionForm.tsx';
import { PageLink } from './PageLink.tsx';
import type { SubscriptionPath, SubscriptionValues } from './values.ts';

interface MemberSubscriptionViewProps {
  /** The plan that the member has already. */
  current: Membership | undefined;
  /** What can be chosen; undefined while it is on its way. */
  plans: readonly OfferedPlan[] | undefined;
  plan: OfferedPlan | undefined;
  /** The children for whom the member pays; undefined while they are on their way. */
  family: readonly Child[] | undefined;
  /** Those whose plan another guardian pays. */
  served: readonly Child[];
  failed: boolean;
  onRetry: () => void;
  form: Form<SubscriptionValues, unknown, SubscriptionPath>;
  refusals: number;
  gateway: Gateway;
  onGateway: () => void;
  submission: Submission;
  /** That another number of children is to be paid than was shown. */
  remark: string | undefined;
  subscribed: Subscribed | null;
  pages: MemberSubscriptionFormProps['pages'];
  onSend: () => void;
}

/** Draws the subscription in each of its states; decides nothing. */
export function MemberSubscriptionView(props: MemberSubscriptionViewProps) {
  const {
    current,
    plans,
    plan,
    family,
    served,
    failed,
    onRetry,
    form,
    refusals,
    submission,
    remark,
    subscribed,
    pages,
  } = props;
  const { t, label } = useText();
  const count = family?.length ?? 0;

  if (subscribed) return <Bought subscribed={subscribed} page={pages.membership} />;
  return (
    <Surface>
      <FormFrame label={t('subscription.title')} refusals={refusals} onWarm={form.warm} onSend={props.onSend}>
        <header className="lia-field">
          <Title focused={false}>{t('subscription.title')}</Title>
          <p className="lia-intro">{t('subscription.intro')}</p>
        </header>
        {current && (
          <Notice tone="plain">
            <span>{t('subscription.current', { plan: t(`pricing.${current}`) })}</span>
          </Notice>
        )}
        {failed && (
          <Retry onRetry={onRetry}>
            <span>{t('subscription.failed')}</span>
          </Retry>
        )}
        {!failed && (!plans || !family) && <output className="lia-hint">{t('form.loading')}</output>}
        {plans && (
          <ChoiceField
            field={{ ...form.field('membership'), value: plan?.membership ?? '' }}
            label={t('subscription.plan')}
            heading
            look="cards"
            choices={plans.map((offered) => ({
              value: offered.membership,
              label: t(`pricing.${offered.membership}`),
              hint: [
                `${formatAmount(perMonth(offered))} ${t('pricing.month.child')}`,
                ...(offered.membership === 'anual' ? [t('pricing.year', { total: formatPesos(offered.price) })] : []),
              ].join('. '),
            }))}
          />
        )}
        {family && (
          <Section title={t('subscription.for')}>
            {count > 0 && <Family>{family}</Family>}
            {served.length > 0 && <Served none={count === 0}>{served}</Served>}
            {count + served.length === 0 && <Childless page={pages.children} />}
          </Section>
        )}
        {count > 0 && (
          <div className="lia-section">
            <EmailField field={form.field('email')} label={label(cardPayerLabels.email)} />
            <CardEntry label={t('payment.card')} gateway={props.gateway} onRetry={props.onGateway} />
          </div>
        )}
        {count > 0 && <ConsentFields field={form.field} />}
        <div className="lia-actions">
          {remark !== undefined && (
            <Notice tone="warning">
              <span>{remark}</span>
            </Notice>
          )}
          {plan && count > 0 && (
            <Sum how={t('payment.sum', { count, price: formatAmount(plan.price) })}>
              {formatPesos(plan.price * count)}
            </Sum>
          )}
          <FailureNotice submission={submission} />
          <SubmitButton submission={submission} missing={plan && count > 0 ? form.missing() : undefined}>
            {t('payment.subscribe')}
          </SubmitButton>
        </div>
      </FormFrame>
    </Surface>
  );
}

const Family = ({ children }: { children: readonly Child[] }) => (
  <ul>
    {children.map(({ uuid, name, last_name }) => (
      <li key={uuid}>
        {name} {last_name}
      </li>
    ))}
  </ul>
);

const namesOf = (children: readonly Child[], language: Language): string =>
  new Intl.ListFormat(locales[language], { type: 'conjunction' }).format(children.map(({ name }) => name));

/** For whom another guardian pays; where that is all of them, why the button is disabled: it takes the focus when that is pressed. */
function Served({ children, none }: { children: readonly Child[]; none: boolean }) {
  const { t, language } = useText();
  return (
    <Notice tone="plain">
      <span {...(none && { tabIndex: -1, 'data-invalid': '' })}>
        {t('subscription.served', { names: namesOf(children, language) })}
      </span>
    </Notice>
  );
}

/** Why the button is disabled, and the way on; it takes the focus when the button is pressed. */
function Childless({ page }: { page: string }) {
  const { t } = useText();
  return (
    <Notice tone="warning">
      <span>{t('subscription.childless')}</span>
      <PageLink to={page} look="lia-secondary" data-invalid>
        {t('subscription.register')}
      </PageLink>
    </Notice>
  );
}

/** What was bought, for whom, and where it is from now on. */
function Bought({ subscribed, page }: { subscribed: Subscribed; page: string }) {
  const { t, language } = useText();
  const { answer, membership, children } = subscribed;
  const { payment } = answer.data;
  const names = namesOf(children, language);
  return (
    <Surface>
      <Done message={answer.message}>
        <p>{t('subscription.done', { plan: t(`pricing.${membership}`), names })}</p>
        <PageLink to={page} look="lia-primary">
          {t('subscription.next')}
        </PageLink>
        {payment !== null && (
          <PageLink to={receiptPath(payment)} look="lia-secondary">
            {t('subscription.receipt')}
          </PageLink>
        )}
      </Done>
    </Surface>
  );
}
