import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Link } from 'react-router';

import { useText } from '../i18n/useText.ts';
import { linkTo, useMenu } from './menu.ts';

interface UserMenuEntriesProps {
  id: string;
  /** The button that it opens at; closed where null. */
  anchor: HTMLElement | null;
  onClose: () => void;
}

/** The entries of the signed-in user's menu. */
export default function UserMenuEntries({ id, anchor, onClose }: UserMenuEntriesProps) {
  const { t } = useText();
  const items = useMenu('user');
  return (
    <Menu
      id={id}
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
    >
      {items.map(({ entry: { icon: Icon, label }, target }) => (
        <MenuItem
          key={label}
          {...('to' in target ? { component: Link, to: target.to } : { component: 'a', ...linkTo(target) })}
          onClick={onClose}
        >
          <ListItemIcon>
            <Icon fontSize="small" />
          </ListItemIcon>
          {t(label)}
        </MenuItem>
      ))}
    </Menu>
  );
}
