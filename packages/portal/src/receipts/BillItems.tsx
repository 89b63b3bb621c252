import { type Centavos, formatPesos } from '@lia/sdk/payments/money';
import type { Bill } from '@lia/sdk/receipts/bills';
import Box from '@mui/material/Box';

import { useText } from '../i18n/useText.ts';

/** Columns do not fit beside each other below this width; then each row is a list. */
const NARROW = '@media screen and (max-width: 599.98px)';

const look = {
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  'th, td': { py: 3, px: 2, borderBottom: 1, borderColor: 'divider', textAlign: 'start', verticalAlign: 'top' },
  'thead th': { fontSize: '0.875rem', color: 'text.secondary' },
  '.money': { textAlign: 'end', whiteSpace: 'nowrap' },
  'tfoot th, tfoot td': { border: 0, fontSize: '1.125rem', fontWeight: 700, textAlign: 'end' },
  [NARROW]: {
    thead: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
    'tbody tr': { display: 'grid', py: 2, borderBottom: 1, borderColor: 'divider' },
    'tbody td': { display: 'flex', gap: 4, justifyContent: 'space-between', border: 0, p: 0, py: 1, textAlign: 'end' },
    'td[data-name]::before': {
      content: 'attr(data-name)',
      fontSize: '0.875rem',
      color: 'text.secondary',
      textAlign: 'start',
    },
    'tfoot tr': { display: 'flex', justifyContent: 'space-between' },
    'tfoot th, tfoot td': { px: 0 },
  },
} as const;

interface BillItemsProps {
  lines: Bill['lines'];
  total: Centavos;
  /** What the buyer gets. */
  description: string;
}

/** SERVICIO / DESCRIPCIÓN / PRECIO UNITARIO / TOTAL, and the grand TOTAL (document 1 section 2). */
export function BillItems({ lines, total, description }: BillItemsProps) {
  const { t } = useText();
  return (
    <Box component="table" aria-label={t('bill.items')} sx={look}>
      <thead>
        <tr>
          <th scope="col">{t('bill.service')}</th>
          <th scope="col">{t('bill.description')}</th>
          <th scope="col" className="money">
            {t('bill.unitPrice')}
          </th>
          <th scope="col" className="money">
            {t('bill.total')}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ title, quantity, unit_price }) => (
          <tr key={title}>
            <td data-name={t('bill.service')}>{title}</td>
            <td data-name={t('bill.description')}>{description}</td>
            <td data-name={t('bill.unitPrice')} className="money">
              {formatPesos(unit_price)}
            </td>
            <td data-name={t('bill.total')} className="money">
              {formatPesos(quantity * unit_price)}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={3}>
            {t('bill.total')}
          </th>
          <td className="money">{formatPesos(total)}</td>
        </tr>
      </tfoot>
    </Box>
  );
}
