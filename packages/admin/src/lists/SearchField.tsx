import ClearIcon from '@mui/icons-material/Clear';
import SearchIcon from '@mui/icons-material/Search';
import { Box, IconButton, InputAdornment, TextField } from '@mui/material';
import { useEffect, useState } from 'react';
import { useListContext } from 'react-admin';

import { useText } from '../i18n/text.ts';

/** Pause in typing after which the list is searched. */
const SEARCH_AFTER_MS = 300;

/** The search text that lists share: filters by `q` while one types. */
export function SearchField() {
  const t = useText();
  const { filterValues, setFilters } = useListContext();
  const applied: string = typeof filterValues['q'] === 'string' ? filterValues['q'] : '';
  // The text being typed; null otherwise: then the list's filter is shown (the back button, cleared filters).
  const [draft, setDraft] = useState<string | null>(null);
  const [focused, setFocused] = useState(false);
  const shown = draft ?? applied;

  useEffect(() => {
    const wanted = draft?.trim();
    if (wanted === undefined || wanted === applied) return;
    const timer = setTimeout(() => {
      setFilters({ ...filterValues, q: wanted });
      if (!focused) setDraft(null);
    }, SEARCH_AFTER_MS);
    return () => clearTimeout(timer);
  }, [draft, applied, focused, filterValues, setFilters]);

  // Leaving the field may be a press on a row: the list must not change under the pointer.
  const leave = () => {
    setFocused(false);
    if (shown.trim() === applied) setDraft(null);
  };

  const searchNow = (text: string) => {
    setDraft(null);
    if (text.trim() !== applied) setFilters({ ...filterValues, q: text.trim() });
  };

  return (
    <Box component="search" sx={{ flex: '1 1 220px', maxWidth: { sm: 360 } }}>
      <TextField
        fullWidth
        id="list-search"
        label={t('lists.search')}
        value={shown}
        onChange={(event) => setDraft(event.target.value)}
        onFocus={() => setFocused(true)}
        onBlur={leave}
        slotProps={{
          htmlInput: { enterKeyHint: 'search', autoComplete: 'off', maxLength: 200 },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <SearchIcon fontSize="small" />
              </InputAdornment>
            ),
            endAdornment: shown && (
              <InputAdornment position="end">
                <IconButton size="small" edge="end" aria-label={t('lists.clearSearch')} onClick={() => searchNow('')}>
                  <ClearIcon fontSize="small" />
                </IconButton>
              </InputAdornment>
            ),
          },
        }}
      />
    </Box>
  );
}
