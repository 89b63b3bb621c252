import { pageSizes } from '@lia/sdk/institutions/rules';
import { MAX_ROWS } from '@lia/sdk/http/list';
import { TablePagination } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';

import { useText } from '../i18n/text.ts';

/** Pages of a list: 5, 10, 25 or all rows (document 2 section 9), on phones as well. All is what one answer carries. */
export function ListPages() {
  const t = useText();
  const translate = useTranslate();
  const { page, perPage, total = 0, setPage, setPerPage, isPending } = useListContext();
  if (isPending || total === 0) return null;
  const lastPage = Math.max(Math.ceil(total / perPage) - 1, 0);
  return (
    <TablePagination
      component="div"
      count={total}
      page={Math.min(page - 1, lastPage)}
      onPageChange={(_, next) => setPage(next + 1)}
      rowsPerPage={perPage}
      onRowsPerPageChange={(event) => setPerPage(Number(event.target.value))}
      rowsPerPageOptions={pageSizes.map((size) =>
        size === Infinity ? { value: MAX_ROWS, label: t('lists.all') } : size,
      )}
      labelRowsPerPage={translate('ra.navigation.page_rows_per_page')}
      labelDisplayedRows={({ from, to, count }) =>
        translate('ra.navigation.page_range_info', { offsetBegin: from, offsetEnd: to, total: count })
      }
      getItemAriaLabel={(type) => translate(`ra.navigation.${type}`)}
      slotProps={{ select: { inputProps: { 'aria-label': translate('ra.navigation.page_rows_per_page') } } }}
      sx={{ '& .MuiTablePagination-toolbar': { flexWrap: 'wrap', justifyContent: 'flex-end', px: 1 } }}
    />
  );
}
