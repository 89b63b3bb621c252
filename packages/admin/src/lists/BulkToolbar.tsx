import ClearIcon from '@mui/icons-material/Close';
import { Box, IconButton, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useListContext, useTranslate } from 'react-admin';

import { useKeptPlace } from '../records/useKeptPlace.ts';

/** The buttons go with the choice, and the focus goes to the list's heading: the rows stay where they were scrolled to. */
export const stayInList: FocusOptions = { preventScroll: true };

/** What can be done with the chosen rows, at the lower edge of the window, so that no row moves when one is chosen. */
export function BulkToolbar({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  const { selectedIds, onUnselectItems } = useListContext();
  const keepPlace = useKeptPlace();
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
      <IconButton
        aria-label={translate('ra.action.unselect')}
        onClick={() => {
          onUnselectItems();
          keepPlace(stayInList);
        }}
      >
        <ClearIcon />
      </IconButton>
      <Typography component="output" sx={{ fontWeight: 600, mr: 'auto' }}>
        {translate('ra.action.bulk_actions', { smart_count: selectedIds.length })}
      </Typography>
      {children}
    </Box>
  );
}
