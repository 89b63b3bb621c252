import ClearIcon from '@mui/icons-material/Close';
import { Box, IconButton, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useListContext, useTranslate } from 'react-admin';

/** What can be done with the chosen rows, at the lower edge of the window, so that no row moves when one is chosen. */
export function BulkToolbar({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  const { selectedIds, onUnselectItems } = useListContext();
  // Without a choice it is hidden alone: what an action has yet to show belongs to its buttons.
  return (
    <Box
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 2,
        display: selectedIds.length > 0 ? 'flex' : 'none',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        px: 1,
        py: 0.5,
        backgroundColor: 'background.paper',
        borderTop: 1,
        borderColor: 'divider',
        '& .MuiButton-root': { minHeight: 44 },
      }}
    >
      <IconButton aria-label={translate('ra.action.unselect')} onClick={() => onUnselectItems()}>
        <ClearIcon />
      </IconButton>
      <Typography component="output" sx={{ fontWeight: 600, mr: 'auto' }}>
        {translate('ra.action.bulk_actions', { smart_count: selectedIds.length })}
      </Typography>
      {children}
    </Box>
  );
}
