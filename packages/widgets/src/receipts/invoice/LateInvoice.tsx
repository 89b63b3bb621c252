import { type ComponentType, useEffect, useState } from 'react';

import { Retry } from '../../form/notices.tsx';
import { useText } from '../../i18n/TextProvider.tsx';
import type { InvoiceFormProps } from './InvoiceForm.tsx';

type Fetched = ComponentType<InvoiceFormProps> | 'failed' | null;

const fetchForm = (show: (fetched: 'failed' | (() => ComponentType<InvoiceFormProps>)) => void): Promise<void> =>
  import('./InvoiceForm.tsx').then(
    ({ InvoiceForm }) => show(() => InvoiceForm),
    () => show('failed'),
  );

/** The way to an invoice: fetched when it is asked for, since few do. */
export function LateInvoice(props: InvoiceFormProps) {
  const { t } = useText();
  const [Form, setForm] = useState<Fetched>(null);
  useEffect(() => void fetchForm(setForm), []);

  if (Form === null) return null;
  if (Form !== 'failed') return <Form {...props} />;
  return (
    <Retry onRetry={() => void fetchForm(setForm)}>
      <span>{t('form.failed')}</span>
    </Retry>
  );
}
