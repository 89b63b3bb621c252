import SearchIcon from '@mui/icons-material/Search';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import InputBase from '@mui/material/InputBase';
import { useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';

import { useText } from '../../i18n/useText.ts';
import { useServices } from '../../services/services.ts';
import { HiddenText } from '../../ui/HiddenText.tsx';
import type { PanelProps } from '../../ui/SidePanel.tsx';
import { type MemberMenuItem, useDestinations } from '../menu.ts';
import { matching, MOST_SUGGESTIONS } from './matching.ts';

/** The search of the toolbar: suggests screens by their title (document 1 section 2). */
export default function SearchPanel({ open, onClose }: PanelProps) {
  const { t } = useText();
  const id = useId();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      aria-labelledby={id}
      sx={{ '.MuiDialog-container': { alignItems: 'start' } }}
      slotProps={{ paper: { sx: { mx: { xs: 2, sm: 4 }, mt: { xs: 2, sm: 12 }, width: '100%' } } }}
    >
      <HiddenText component="h2">
        <span id={id}>{t('search.title')}</span>
      </HiddenText>
      <SearchField onClose={onClose} />
    </Dialog>
  );
}

function SearchField({ onClose }: { onClose: () => void }) {
  const { t } = useText();
  const { go } = useServices();
  const navigate = useNavigate();
  const destinations = useDestinations();
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement>(null);

  // The dialog is there to type in.
  useEffect(() => input.current?.focus(), []);

  function open({ target }: MemberMenuItem): void {
    onClose();
    if ('to' in target) void navigate(target.to);
    else if (target.target === '_self') go(target.href);
    else window.open(target.href, '_blank', 'noreferrer');
  }

  return (
    <Autocomplete
      options={destinations}
      filterOptions={(items) => matching(items, typed, t).slice(0, MOST_SUGGESTIONS)}
      getOptionLabel={({ entry }) => t(entry.label)}
      getOptionKey={({ entry }) => entry.id}
      noOptionsText={t('search.none')}
      open={typed.trim() !== ''}
      onClose={(_, reason) => {
        if (reason === 'escape') onClose();
      }}
      inputValue={typed}
      onInputChange={(_, value, reason) => {
        if (reason === 'input') setTyped(value);
      }}
      value={null}
      onChange={(_, item) => {
        if (item) open(item);
      }}
      autoHighlight
      forcePopupIcon={false}
      slotProps={{
        popper: { disablePortal: true, sx: { position: 'static !important', transform: 'none !important' } },
        paper: { elevation: 0 },
      }}
      renderInput={({ InputProps, inputProps }) => (
        <Box ref={InputProps.ref} sx={{ display: 'flex', alignItems: 'center', gap: 2, px: 4, minHeight: 56 }}>
          <SearchIcon aria-hidden sx={{ color: 'text.secondary' }} />
          <InputBase
            fullWidth
            inputRef={input}
            placeholder={t('search.placeholder')}
            inputProps={{ ...inputProps, 'aria-label': t('search.title'), enterKeyHint: 'go' }}
          />
        </Box>
      )}
      renderOption={({ key, ...props }, { entry: { icon: Icon, label } }) => (
        <Box component="li" key={key} {...props} sx={{ gap: 3, minHeight: 48 }}>
          <Icon aria-hidden />
          {t(label)}
        </Box>
      )}
    />
  );
}
