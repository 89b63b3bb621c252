import type { MessageAnswer } from '@lia/sdk/accounts/schema';
import { requestInvoice } from '@lia/sdk/receipts/endpoints';
import { invoiceRequestLabels } from '@lia/sdk/receipts/labels';
import { cfdiUses, normaliseRfc, regimesFor, RFC, taxRegimeCodes, taxRegimes, usesFor } from '@lia/sdk/receipts/sat';
import type { InvoiceRequest } from '@lia/sdk/receipts/schema';
import { useState } from 'react';

import type { Attempt } from '../../drafts/draft.ts';
import { EmailField, TextField } from '../../fields/TextField.tsx';
import { FailureNotice, Notice } from '../../form/notices.tsx';
import { SelectField } from '../../fields/SelectField.tsx';
import { FormFrame } from '../../form/FormFrame.tsx';
import { Section } from '../../fields/Section.tsx';
import { SubmitButton } from '../../form/SubmitButton.tsx';
import { useForm } from '../../form/useForm.ts';
import { useSubmission } from '../../form/useSubmission.ts';
import { useHost } from '../../host/HostProvider.tsx';
import { useText } from '../../i18n/TextProvider.tsx';
import { spanish } from '../../i18n/translator.ts';
import { es } from './es.ts';
import { blank, type InvoicePath, type InvoiceValues } from './values.ts';
import { Surface } from '../../host/Surface.tsx';

export interface InvoiceFormProps {
  receiptId: string;
  /** Address of who paid, as a beginning. */
  email: string;
  /** It is asked for; `message` is the server's. Where it is left out, the form shows it itself. */
  onAccepted?: (message: string) => void;
}

spanish.add(es);

const rules = async () => (await import('./validation.ts')).check;

/** Asks for an invoice of a receipt (CFDI 4.0). No draft: tax data does not stay on a device that may be shared. */
export function InvoiceForm({ receiptId, email, onAccepted }: InvoiceFormProps) {
  const { client } = useHost();
  const { t, label } = useText();
  const form = useForm<InvoiceValues, InvoiceRequest, InvoicePath>({ initial: { ...blank, email }, rules });
  const { submission, submit, fail } = useSubmission();
  const [attempt, setAttempt] = useState<Attempt | null>(null);
  const [accepted, setAccepted] = useState<MessageAnswer | null>(null);

  async function send() {
    const finished = await form.finish().catch((error: unknown) => void fail(error));
    const body = finished?.body;
    if (!body) return;
    await submit<MessageAnswer>(JSON.stringify(body), {
      earlier: attempt,
      keep: setAttempt,
      send: (idempotencyKey) => client.call(requestInvoice, { params: { id: receiptId }, body, idempotencyKey }),
      accepted: (answer) => (onAccepted ? onAccepted(answer.message) : setAccepted(answer)),
      refuse: form.refuse,
    });
  }

  if (accepted) {
    return (
      <Notice tone="success">
        <span>{accepted.message}</span>
      </Notice>
    );
  }
  const { field, values } = form;
  const rfc = normaliseRfc(values.rfc);
  const regimes = RFC.test(rfc) ? regimesFor(rfc) : taxRegimeCodes;
  return (
    <FormFrame label={t('invoice.title')} refusals={form.refusals} onWarm={form.warm} onSend={() => void send()}>
      <Section title={t('invoice.title')}>
        <p className="lia-hint">{t('invoice.intro')}</p>
        <div className="lia-row">
          <TextField
            field={field('rfc')}
            label={label(invoiceRequestLabels.rfc)}
            hint={t('invoice.rfc.hint')}
            tidy={normaliseRfc}
            verbatim
          />
          <TextField
            field={field('postal_code')}
            label={label(invoiceRequestLabels.postal_code)}
            inputMode="decimal"
            autoComplete="postal-code"
          />
        </div>
        <TextField field={field('name')} label={label(invoiceRequestLabels.name)} autoComplete="organization" />
        <SelectField
          field={field('tax_regime')}
          label={label(invoiceRequestLabels.tax_regime)}
          options={regimes.map((code) => ({ value: code, label: `${code} ${taxRegimes[code].name}` }))}
        />
        <SelectField
          field={field('cfdi_use')}
          label={label(invoiceRequestLabels.cfdi_use)}
          options={usesFor(values.tax_regime).map((code) => ({ value: code, label: `${code} ${cfdiUses[code].name}` }))}
        />
        <EmailField field={field('email')} label={label(invoiceRequestLabels.email)} />
      </Section>
      <div className="lia-actions">
        <FailureNotice submission={submission} />
        <SubmitButton submission={submission} missing={form.missing()}>
          {t('invoice.submit')}
        </SubmitButton>
      </div>
    </FormFrame>
  );
}

/** Asks for an invoice of a receipt, on a ground of its own; behind a receipt it stands on the receipt's. */
export function InvoiceRequestForm(props: InvoiceFormProps) {
  return (
    <Surface>
      <InvoiceForm {...props} />
    </Surface>
  );
}
