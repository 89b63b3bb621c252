import { type Centavos, formatPesos } from '@lia/sdk/payments/money';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from 'react-i18next';

interface ReceiptItem {
  title: string;
  quantity: number;
  unitPrice: Centavos;
}

const cell = { px: { xs: 1.5, sm: 4 }, fontSize: { xs: '0.875rem', sm: '1rem' }, fontVariantNumeric: 'tabular-nums' };

/** CANTIDAD / SERVICIO / PRECIO UNITARIO / TOTAL. */
export function ReceiptItems({ items, total }: { items: readonly ReceiptItem[]; total: Centavos }) {
  const { t } = useTranslation();
  return (
    <TableContainer component="section" tabIndex={0} aria-label={t('receipt.items')}>
      <Table aria-label={t('receipt.items')} sx={{ '.MuiTableCell-root': cell }}>
        <TableHead>
          <TableRow>
            <TableCell>{t('receipt.quantity')}</TableCell>
            <TableCell>{t('receipt.service')}</TableCell>
            <TableCell align="right">{t('receipt.unitPrice')}</TableCell>
            <TableCell align="right">{t('receipt.total')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {items.map(({ title, quantity, unitPrice }) => (
            <TableRow key={title}>
              <TableCell>{quantity}</TableCell>
              <TableCell>{title}</TableCell>
              <TableCell align="right">{formatPesos(unitPrice)}</TableCell>
              <TableCell align="right">{formatPesos(quantity * unitPrice)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
        <TableFooter>
          <TableRow>
            <TableCell colSpan={2} />
            <TableCell component="th" scope="row" align="right" sx={{ fontWeight: 700, color: 'text.primary' }}>
              {t('receipt.total')}
            </TableCell>
            <TableCell align="right" sx={{ fontWeight: 700, color: 'text.primary' }}>
              {formatPesos(total)}
            </TableCell>
          </TableRow>
        </TableFooter>
      </Table>
    </TableContainer>
  );
}
