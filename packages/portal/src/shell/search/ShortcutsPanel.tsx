import PinnedIcon from '@mui/icons-material/Star';
import PinIcon from '@mui/icons-material/StarBorder';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router';

import { LabelledInput } from '../../fields/LabelledInput.tsx';
import { useText } from '../../i18n/useText.ts';
import { useIsView } from '../../services/services.ts';
import { type PanelProps, SidePanel } from '../../ui/SidePanel.tsx';
import { linkTo, type MemberMenuItem, useDestinations } from '../menu.ts';
import { matching } from './matching.ts';
import { useShortcuts } from './useShortcuts.ts';

/** The shortcuts menu: what the user starred, and every screen to star, searched by title (document 1 section 2). */
export default function ShortcutsPanel({ open, onClose }: PanelProps) {
  const { t } = useText();
  const destinations = useDestinations();
  const { pinned, isPinned } = useShortcuts();
  const [typed, setTyped] = useState('');
  const isBlank = typed.trim() === '';
  const shown = isBlank
    ? [...pinned, ...destinations.filter((item) => !isPinned(item))]
    : matching(destinations, typed, t);
  return (
    <SidePanel title={t('shortcuts.title')} open={open} onClose={onClose}>
      <LabelledInput
        label={t('shortcuts.search')}
        error={null}
        type="search"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {shown.length === 0 ? (
        <Typography component="output" color="text.secondary">
          {t('search.none')}
        </Typography>
      ) : (
        <List disablePadding>
          {shown.map((item) => (
            <Destination key={item.entry.id} item={item} onChosen={onClose} />
          ))}
        </List>
      )}
    </SidePanel>
  );
}

function Destination({ item, onChosen }: { item: MemberMenuItem; onChosen: () => void }) {
  const { t } = useText();
  const { isPinned, toggle } = useShortcuts();
  const isView = useIsView();
  const { entry, target } = item;
  const { icon: Icon, label } = entry;
  const isOn = isPinned(item);
  const link = 'to' in target ? { component: Link, to: target.to } : { component: 'a', ...linkTo(target) };
  return (
    <ListItem disablePadding>
      <ListItemButton {...link} onClick={onChosen} sx={{ minHeight: 48, borderRadius: 1 }}>
        <ListItemIcon sx={{ minWidth: 40 }}>
          <Icon />
        </ListItemIcon>
        <ListItemText primary={t(label)} />
      </ListItemButton>
      {!isView && (
        <IconButton
          aria-label={t('shortcuts.star', { title: t(label) })}
          aria-pressed={isOn}
          onClick={() => toggle(item)}
        >
          {isOn ? <Box component={PinnedIcon} sx={{ color: 'warning.main' }} /> : <PinIcon />}
        </IconButton>
      )}
    </ListItem>
  );
}
