import { type Centavos, formatPesos } from '@lia/sdk/payments/money';
import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslation } from 'react-i18next';

interface ReceiptItem {
  title: string;
  quantity: number;
  unitPrice: Centavos;
}

interface ReceiptItemsProps {
  items: readonly ReceiptItem[];
  total: Centavos;
}

/** CANTIDAD / SERVICIO / PRECIO UNITARIO / TOTAL: as a table, or as lines where four columns do not fit. */
export function ReceiptItems(props: ReceiptItemsProps) {
  const narrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  return narrow ? <ItemLines {...props} /> : <ItemTable {...props} />;
}

const figures = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;
const sum = { ...figures, fontSize: '1rem', fontWeight: 700, color: 'text.primary' } as const;

function ItemTable({ items, total }: ReceiptItemsProps) {
  const { t } = useTranslation();
  return (
    <Table aria-label={t('receipt.items')}>
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
            <TableCell align="right" sx={figures}>
              {formatPesos(unitPrice)}
            </TableCell>
            <TableCell align="right" sx={figures}>
              {formatPesos(quantity * unitPrice)}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
      <TableFooter>
        <TableRow>
          <TableCell component="th" scope="row" colSpan={3} align="right" sx={sum}>
            {t('receipt.total')}
          </TableCell>
          <TableCell align="right" sx={sum}>
            {formatPesos(total)}
          </TableCell>
        </TableRow>
      </TableFooter>
    </Table>
  );
}

function ItemLines({ items, total }: ReceiptItemsProps) {
  const { t } = useTranslation();
  return (
    <Box component="section" aria-label={t('receipt.items')} sx={{ borderTop: 1, borderColor: 'divider' }}>
      {items.map(({ title, quantity, unitPrice }) => (
        <Box
          key={title}
          component="dl"
          sx={{ m: 0, py: 3, display: 'grid', gap: 1, borderBottom: 1, borderColor: 'divider' }}
        >
          <Line name={t('receipt.service')} value={title} />
          <Line name={t('receipt.quantity')} value={String(quantity)} />
          <Line name={t('receipt.unitPrice')} value={formatPesos(unitPrice)} />
          <Line name={t('receipt.total')} value={formatPesos(quantity * unitPrice)} />
        </Box>
      ))}
      <Box component="p" sx={{ ...sum, m: 0, pt: 3, display: 'flex', justifyContent: 'space-between' }}>
        <span>{t('receipt.total')}</span>
        <span>{formatPesos(total)}</span>
      </Box>
    </Box>
  );
}

function Line({ name, value }: { name: string; value: string }) {
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: 4 }}>
      <Typography component="dt" variant="body2" color="text.secondary">
        {name}
      </Typography>
      <Typography component="dd" sx={{ m: 0, textAlign: 'end' }}>
        {value}
      </Typography>
    </Box>
  );
}
