import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Link } from 'react-router';

import { useText } from '../i18n/useText.ts';
import { useMyLanguage } from './useMyLanguage.ts';
import { useIsView } from '../services/services.ts';
import { PlainIcon } from '../brand/PlainIcon.tsx';
import { Picture } from '../studentRoom/pictures.tsx';

interface StudentMenuEntriesProps {
  id: string;
  /** The button that it opens at; closed where null. */
  anchor: HTMLElement | null;
  close: () => void;
  chooseAvatar: () => void;
}

const entry = { gap: 3, minHeight: 56, fontSize: '1.125rem' } as const;

/** The entries of a student's menu. */
export default function StudentMenuEntries({ id, anchor, close, chooseAvatar }: StudentMenuEntriesProps) {
  const { t, language } = useText();
  const choose = useMyLanguage();
  const isView = useIsView();
  const other = language === 'es' ? 'en' : 'es';
  return (
    <Menu id={id} open={anchor !== null} anchorEl={anchor} onClose={close}>
      {!isView && (
        <MenuItem
          onClick={() => {
            close();
            chooseAvatar();
          }}
          sx={entry}
        >
          <Picture of="avatar" size={32} />
          {t('avatars.open')}
        </MenuItem>
      )}
      <MenuItem
        lang={other}
        onClick={() => {
          close();
          choose(other);
        }}
        sx={{ ...entry, '& .plain-icon': { width: 32, height: 32, fill: 'currentColor' } }}
      >
        <PlainIcon of="language" />
        {t(`language.${other}`)}
      </MenuItem>
      <MenuItem component={Link} to="/apps/notifications" onClick={close} sx={entry}>
        <Picture of="announcements" size={32} />
        {t('notifications.title')}
      </MenuItem>
      <MenuItem component={Link} to="/apps/userguide" onClick={close} sx={entry}>
        <Picture of="help" size={32} />
        {t('guide.title')}
      </MenuItem>
      <MenuItem component={Link} to="/logout" onClick={close} sx={entry}>
        <Picture of="leave" size={32} />
        {t('room.leave')}
      </MenuItem>
    </Menu>
  );
}
