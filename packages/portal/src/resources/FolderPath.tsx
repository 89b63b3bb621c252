import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router';

import { useText } from '../i18n/useText.ts';

interface FolderPathProps {
  path: readonly { id: string; name: string }[];
  /** Where a folder is; of the top without one. */
  to: (folder?: { id: string; name: string }) => string;
}

/** The folders above the one that is open, each a link. */
export function FolderPath({ path, to }: FolderPathProps) {
  const { t } = useText();
  return (
    <Box component="nav" aria-label={t('resources.path')}>
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
        <li>
          <MuiLink component={Link} to={to()} sx={{ display: 'inline-block', py: 3 }}>
            {t('resources.top')}
          </MuiLink>
        </li>
        {path.map((folder) => (
          <Box component="li" key={folder.id} sx={{ display: 'flex', columnGap: 2, alignItems: 'center' }}>
            <span aria-hidden>/</span>
            <MuiLink component={Link} to={to(folder)} sx={{ display: 'inline-block', py: 3, overflowWrap: 'anywhere' }}>
              {folder.name}
            </MuiLink>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
