import { type Centavos, formatPesos } from '@lia/sdk/payments/money';

import { useText } from '../i18n/TextProvider.tsx';

interface Item {
  title: string;
  quantity: number;
  unitPrice: Centavos;
}

/** CANTIDAD / SERVICIO / PRECIO UNITARIO / TOTAL (document 1 section 2); each row a list where columns do not fit. */
export function ReceiptItems({ items, total }: { items: readonly Item[]; total: Centavos }) {
  const { t } = useText();
  return (
    <table aria-label={t('receipt.items')}>
      <thead>
        <tr>
          <th scope="col">{t('receipt.quantity')}</th>
          <th scope="col" className="lia-receipt-what">
            {t('receipt.service')}
          </th>
          <th scope="col">{t('receipt.unitPrice')}</th>
          <th scope="col">{t('receipt.total')}</th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ title, quantity, unitPrice }) => (
          <tr key={title}>
            <td data-name={t('receipt.quantity')}>{quantity}</td>
            <td className="lia-receipt-what" data-name={t('receipt.service')}>
              {title}
            </td>
            <td data-name={t('receipt.unitPrice')}>
              <bdi>{formatPesos(unitPrice)}</bdi>
            </td>
            <td data-name={t('receipt.total')}>
              <bdi>{formatPesos(quantity * unitPrice)}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={3}>
            {t('receipt.total')}
          </th>
          <td>
            <bdi>{formatPesos(total)}</bdi>
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
