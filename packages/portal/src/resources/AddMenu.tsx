import { resourceKinds } from '@lia/sdk/resources/rules';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useNavigate } from 'react-router';

import { useText } from '../i18n/useText.ts';
import { newResourcePath } from './paths.ts';

interface AddMenuProps {
  folder: string;
  anchor: HTMLElement;
  close: () => void;
}

/** What may be added to a folder. */
export default function AddMenu({ folder, anchor, close }: AddMenuProps) {
  const { t } = useText();
  const navigate = useNavigate();
  return (
    <Menu anchorEl={anchor} open onClose={close}>
      {resourceKinds.map((kind) => (
        <MenuItem key={kind} sx={{ minHeight: 44 }} onClick={() => void navigate(newResourcePath(folder, kind))}>
          {t(`resources.add.${kind}`)}
        </MenuItem>
      ))}
    </Menu>
  );
}
