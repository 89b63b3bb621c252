import IconButton from '@mui/material/IconButton';
import { Link } from 'react-router';
import Box from '@mui/material/Box';

import { useText } from '../i18n/useText.ts';
import { useShortcuts } from './search/useShortcuts.ts';
import { linkTo } from './menu.ts';

/** As many fit beside the search. */
const MOST = 5;

/** What the user starred, on a screen that is wide enough. */
export function PinnedShortcuts() {
  const { t } = useText();
  const { pinned } = useShortcuts();
  if (pinned.length === 0) return null;
  return (
    <Box component="nav" aria-label={t('shortcuts.title')} sx={{ display: { xs: 'none', lg: 'flex' } }}>
      {pinned.slice(0, MOST).map(({ entry: { id, icon: Icon, label }, target }) => (
        <IconButton
          key={id}
          color="inherit"
          aria-label={t(label)}
          title={t(label)}
          {...('to' in target ? { component: Link, to: target.to } : linkTo(target))}
        >
          <Icon />
        </IconButton>
      ))}
    </Box>
  );
}
