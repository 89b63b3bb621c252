import { coursePurchaseLabels } from '@lia/sdk/courses/purchaseLabels';
import type { ProductList } from '@lia/sdk/courses/records';
import { formatPesos } from '@lia/sdk/payments/money';
import type { Checkout } from '@lia/sdk/payments/schema';

import { AccountFields } from '../fields/AccountFields.tsx';
import { ConsentFields } from '../consents/ConsentField.tsx';
import { CountryAndState } from '../fields/CountryAndState.tsx';
import { PersonFields } from '../fields/PersonFields.tsx';
import { DraftNotice, FailureNotice, Lost, Notice, Retry } from '../form/notices.tsx';
import { SelectField } from '../fields/SelectField.tsx';
import { Done } from '../form/Done.tsx';
import { FormFrame } from '../form/FormFrame.tsx';
import { Section } from '../fields/Section.tsx';
import { SubmitButton } from '../form/SubmitButton.tsx';
import { Sum } from '../form/Sum.tsx';
import { Title } from '../form/headings.tsx';
import type { Form } from '../form/useForm.ts';
import type { Submission } from '../form/useSubmission.ts';
import type { Reading } from '../host/useRead.ts';
import { useHost } from '../host/HostProvider.tsx';
import { useText } from '../i18n/TextProvider.tsx';
import { Surface } from '../host/Surface.tsx';
import { CourseCard } from './CourseCard.tsx';
import type { Lookup } from './useOffer.ts';
import type { PurchasePath, PurchaseValues } from './values.ts';

export interface CourseCheckoutViewProps {
  form: Form<PurchaseValues, unknown, PurchasePath>;
  products: Reading<ProductList>;
  lookup: Lookup;
  /** Why the course is not what it was. */
  remark: string | undefined;
  submission: Submission;
  /** The server's answer, once it has one. */
  accepted: Checkout | null;
  /** An earlier draft is shown. */
  restored: boolean;
  /** Where the way back leads. */
  exit: string;
  back: boolean;
  /** From the payment. */
  returned: boolean;
  onChoose: (id: string) => void;
  onSend: () => void;
  /** By card or at OXXO, on our own page. */
  onPayHere: () => void;
  onDiscard: () => void;
}

/** Draws the course checkout in each of its states; decides nothing. */
export function CourseCheckoutView(props: CourseCheckoutViewProps) {
  const { form, products, lookup, submission, accepted, restored, exit, back, returned, onSend, onPayHere, onDiscard } =
    props;
  const { t } = useText();
  const { href } = useHost();

  if (accepted?.data.init_point)
    return (
      <Surface>
        <Done message={accepted.message}>
          <a className="lia-primary" part="button" href={accepted.data.init_point}>
            {t('courses.pay')}
          </a>
        </Done>
      </Surface>
    );

  const nothing = products.data?.products.data.length === 0;
  return (
    <Surface>
      <FormFrame label={t('courses.title')} refusals={form.refusals} onWarm={form.warm} onSend={onSend}>
        <header className="lia-field">
          {back && (
            <a className="lia-link" href={exit}>
              {t('courses.back')}
            </a>
          )}
          <Title focused={returned}>{t('courses.title')}</Title>
          <p className="lia-intro">{t('courses.intro')}</p>
          <p className="lia-intro">
            <a className="lia-link" href={href('/login')}>
              {t('courses.login')}
            </a>
          </p>
        </header>
        {nothing ? (
          <Notice tone="plain">
            <strong>{t('courses.empty')}</strong>
          </Notice>
        ) : (
          <>
            {restored && <DraftNotice onDiscard={onDiscard} />}
            <WhichCourse {...props} />
            <Buyer form={form} />
            <ConsentFields field={form.field} />
            <div className="lia-actions">
              {lookup.status === 'found' && <Sum how={t('courses.total')}>{formatPesos(lookup.offer.price)}</Sum>}
              <FailureNotice submission={submission} />
              <SubmitButton submission={submission} missing={form.missing()}>
                {t('courses.submit')}
              </SubmitButton>
              {/* Quieter than the button above: one of the two is the one to press. */}
              <button type="button" className="lia-quiet" part="button" onClick={onPayHere}>
                {t('courses.here')}
              </button>
            </div>
          </>
        )}
      </FormFrame>
    </Surface>
  );
}

function WhichCourse({ form, products, lookup, remark, exit, onChoose }: CourseCheckoutViewProps) {
  const { t, label } = useText();
  const options = products.data?.products.data.map(({ id, name }) => ({ value: String(id), label: name })) ?? [];
  const failed: { text?: 'lookup.price'; retry: () => void } | false = products.failed
    ? products
    : lookup.status === 'failed' && lookup;
  return (
    <Section>
      <SelectField
        field={{ ...form.field('course'), value: nameless(form.values.course, options), change: onChoose }}
        label={label(coursePurchaseLabels.course)}
        options={options}
        busy={!products.data && !products.failed}
      />
      {failed && (
        <Retry onRetry={failed.retry}>
          <span>{t(failed.text ?? 'courses.failed')}</span>
        </Retry>
      )}
      {remark !== undefined && (
        <Notice tone="warning">
          <span>{remark}</span>
        </Notice>
      )}
      {lookup.status === 'lost' && <Lost message={t(lookup.text)} exit={exit} />}
      {(lookup.status === 'loading' || lookup.status === 'found') && <CourseCard lookup={lookup} />}
    </Section>
  );
}

/** Until the list is here, a course that the page asks for has no name to show. */
const nameless = (id: string, options: readonly { value: string }[]): string =>
  options.some(({ value }) => value === id) ? id : '';

function Buyer({ form: { field, values, update } }: Pick<CourseCheckoutViewProps, 'form'>) {
  const { t } = useText();
  return (
    <>
      <Section title={t('courses.you')}>
        <PersonFields field={field} country={values.country} emailHint={t('courses.account.hint')} />
        <CountryAndState
          country={field('country')}
          state={field('state')}
          move={(place) => update((now) => ({ ...now, ...place }))}
        />
      </Section>
      <AccountFields
        title={t('courses.account')}
        username={field('username')}
        password={field('password')}
        confirmation={field('c_password')}
      />
    </>
  );
}
