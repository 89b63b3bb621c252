import { languages } from '@lia/sdk/messages/language';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

import { useText } from '../i18n/useText.ts';
import { useMyLanguage } from './useMyLanguage.ts';

interface LanguagesProps {
  id: string;
  /** The button that it opens at; closed where null. */
  anchor: HTMLElement | null;
  onClose: () => void;
}

/** Each language by its own name. */
export default function Languages({ id, anchor, onClose }: LanguagesProps) {
  const choose = useMyLanguage();
  const { t, language } = useText();
  return (
    <Menu id={id} open={anchor !== null} anchorEl={anchor} onClose={onClose}>
      {languages.map((name) => (
        <MenuItem
          key={name}
          role="menuitemradio"
          aria-checked={name === language}
          selected={name === language}
          lang={name}
          onClick={() => {
            onClose();
            choose(name);
          }}
        >
          {t(`language.${name}`)}
        </MenuItem>
      ))}
    </Menu>
  );
}
