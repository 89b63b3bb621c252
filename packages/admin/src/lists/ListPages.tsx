import { pageSizes } from '@lia/sdk/institutions/rules';
import { MAX_ROWS } from '@lia/sdk/http/list';
import { formatCount } from '@lia/sdk/messages/count';
import { TablePagination } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';

import { useText } from '../i18n/text.ts';
import { useTotal } from './total.ts';

/** MUI's word for a page that has all rows. */
const ALL = -1;

/** Pages of a list: 5, 10, 25 or all rows (document 2 section 9), on phones as well. All rows come a thousand at a time. */
export function ListPages() {
  const t = useText();
  const translate = useTranslate();
  const written = useTotal();
  const { page, perPage, total = 0, setPage, setPerPage, isPending } = useListContext();
  if (isPending || total === 0) return null;
  const lastPage = perPage === MAX_ROWS ? 0 : Math.max(Math.ceil(total / perPage) - 1, 0);
  return (
    <TablePagination
      component="div"
      count={total}
      page={Math.min(page - 1, lastPage)}
      onPageChange={(_, next) => setPage(next + 1)}
      rowsPerPage={perPage === MAX_ROWS ? ALL : perPage}
      onRowsPerPageChange={({ target: { value } }) => setPerPage(Number(value) === ALL ? MAX_ROWS : Number(value))}
      rowsPerPageOptions={pageSizes.map((size) => (size === Infinity ? { value: ALL, label: t('lists.all') } : size))}
      labelRowsPerPage={translate('ra.navigation.page_rows_per_page')}
      labelDisplayedRows={({ from, to, count }) =>
        translate('ra.navigation.page_range_info', {
          offsetBegin: formatCount(from),
          offsetEnd: formatCount(to),
          total: written.total(count),
        })
      }
      getItemAriaLabel={(type) => translate(`ra.navigation.${type}`)}
      slotProps={{ select: { inputProps: { 'aria-label': translate('ra.navigation.page_rows_per_page') } } }}
      sx={{ '& .MuiTablePagination-toolbar': { flexWrap: 'wrap', justifyContent: 'flex-end', px: 1 } }}
    />
  );
}
