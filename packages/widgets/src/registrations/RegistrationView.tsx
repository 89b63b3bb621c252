import type { PaymentMethod } from '@lia/sdk/payments/rules';
import { useState } from 'react';

import { ConsentFields } from '../consents/ConsentField.tsx';
import { Done } from '../form/Done.tsx';
import { DraftNotice, FailureNotice } from '../form/notices.tsx';
import { FormFrame } from '../form/FormFrame.tsx';
import { Progress, StepTitle } from '../form/headings.tsx';
import { SubmitButton } from '../form/SubmitButton.tsx';
import type { Form } from '../form/useForm.ts';
import type { Submission } from '../form/useSubmission.ts';
import type { FormResult } from '../host/host.ts';
import type { PriceReading } from '../host/usePrice.ts';
import { useText } from '../i18n/TextProvider.tsx';
import { LatePaymentStep } from '../payments/LatePaymentStep.tsx';
import type { PaymentStepProps } from '../payments/PaymentStep.tsx';
import type { Unsaved, UnsavedScreenProps } from '../payments/settled.ts';
import { Surface } from '../host/Surface.tsx';
import { ChildrenStep } from './ChildrenStep.tsx';
import { ParentStep } from './ParentStep.tsx';
import { PlanPrice } from './PlanPrice.tsx';
import { type Step, steps } from './steps.ts';
import { SummaryStep } from './SummaryStep.tsx';
import type { Family } from './useChildren.ts';
import { fullName, type RegistrationPath, type RegistrationValues } from './values.ts';

/** The server's words, and where to go from there. */
export interface Accepted {
  message: string;
  next: string;
  result: FormResult;
}

export interface RegistrationViewProps {
  form: Form<RegistrationValues, unknown, RegistrationPath>;
  family: Family;
  step: Step;
  /** Price per child of the plan. */
  price: PriceReading;
  submission: Submission;
  /** The server's answer, once it has one. */
  accepted: Accepted | null;
  /** It is paid, and we could not keep it. */
  unsaved: Unsaved | null;
  /** An earlier draft is shown. */
  restored: boolean;
  onAdvance: () => void;
  onShow: (step: Step) => void;
  onDiscard: () => void;
  onLogin: () => void;
  /** See `PaymentStep`. */
  onUsable: PaymentStepProps['onUsable'];
  onSettled: UnsavedScreenProps['onSettled'];
  onRefused: UnsavedScreenProps['onRefused'];
}

/** Draws the registration form in each of its states; decides nothing. */
export function RegistrationView(props: RegistrationViewProps) {
  const { form, family, step, price, submission, accepted, unsaved, restored } = props;
  const { onAdvance, onShow, onDiscard, onLogin, onUsable } = props;
  const { t } = useText();
  const [method, setMethod] = useState<PaymentMethod>('card');

  if (unsaved) return <unsaved.Screen unsaved={unsaved} onSettled={props.onSettled} onRefused={props.onRefused} />;
  if (accepted)
    return (
      <Surface>
        <Done message={accepted.message}>
          <button type="button" className="lia-primary" part="button" onClick={onLogin}>
            {t(accepted.next === '/login' ? 'registration.login' : 'registration.voucher')}
          </button>
        </Done>
      </Surface>
    );

  const before = steps[steps.indexOf(step) - 1];
  const each = price.data?.price.unit_amount;
  const paid = each !== undefined && each > 0;
  const submitText = !paid ? 'registration.submit' : method === 'card' ? 'registration.subscribe' : 'registration.pay';
  const missing = form.missing(step === 'parent' ? 'form' : step === 'children' ? 'children' : 'consents');
  return (
    <Surface>
      <FormFrame label={t('registration.title')} refusals={form.refusals} onWarm={form.warm} onSend={onAdvance}>
        <header>
          <StepTitle now={steps.indexOf(step)}>{t('registration.title')}</StepTitle>
          {step === 'parent' && (
            <p className="lia-intro">
              {t('registration.member')}{' '}
              <button type="button" className="lia-link" onClick={onLogin}>
                {t('registration.login')}
              </button>
            </p>
          )}
          <Progress steps={steps.map((one) => t(`registration.${one}`))} now={steps.indexOf(step)} />
        </header>
        {restored && step === 'parent' && <DraftNotice onDiscard={onDiscard} />}

        {step === 'parent' && <ParentStep form={form} />}
        {step === 'children' && <ChildrenStep form={form} family={family} />}
        {step === 'summary' && <SummaryStep values={form.values} onShow={onShow} />}
        {step === 'summary' && paid && (
          <LatePaymentStep
            total={each * form.values.children.length}
            recurring
            name={fullName(form.values.form)}
            email={form.values.form.email}
            onUsable={onUsable}
            onMethod={setMethod}
          />
        )}
        {step === 'summary' && <ConsentFields field={form.field} />}

        <div className="lia-actions">
          <PlanPrice price={price} count={form.values.children.length} />
          <FailureNotice submission={submission} />
          <div className="lia-buttons">
            {before && (
              <button type="button" className="lia-secondary" part="button" onClick={() => onShow(before)}>
                {t('registration.back')}
              </button>
            )}
            <SubmitButton
              submission={submission}
              missing={each === undefined && step === 'summary' ? undefined : missing}
            >
              {t(step !== 'summary' ? 'registration.next' : submitText)}
            </SubmitButton>
          </div>
        </div>
      </FormFrame>
    </Surface>
  );
}
