import { Surface } from '../../host/Surface.tsx';
import { InvoiceForm, type InvoiceFormProps } from './InvoiceForm.tsx';

/** Asks for an invoice of a receipt, on a ground of its own; behind a receipt it stands on the receipt's. */
export function InvoiceRequestForm(props: InvoiceFormProps) {
  return (
    <Surface>
      <InvoiceForm {...props} />
    </Surface>
  );
}
