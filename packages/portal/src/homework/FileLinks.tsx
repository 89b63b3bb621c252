import { getHomeworkFile } from '@lia/sdk/deliveries/endpoints';
import type { Receipt } from '@lia/sdk/deliveries/schema';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';

import { useText } from '../i18n/useText.ts';
import { saveFile } from '../services/saveFile.ts';
import { useServices } from '../services/services.ts';

/** Files of a homework, which are saved by a press, and addresses beside them. */
export function FileLinks({
  homework,
  files,
  links,
}: {
  homework: string;
  files: Receipt['files'];
  links: readonly string[];
}) {
  const { failure } = useText();
  const { session, toasts } = useServices();

  async function save(file: string, name: string): Promise<void> {
    try {
      saveFile(await session.client.call(getHomeworkFile, { params: { id: homework, file } }), name);
    } catch (error) {
      toasts.show('error', failure(error));
    }
  }

  if (files.length + links.length === 0) return null;
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2, width: '100%' }}>
      {files.map(({ id, name }) => (
        <li key={id}>
          <Button
            variant="outlined"
            onClick={() => void save(id, name)}
            sx={{ minHeight: 48, overflowWrap: 'anywhere', textAlign: 'start' }}
          >
            {name}
          </Button>
        </li>
      ))}
      {links.map((link) => (
        <li key={link}>
          <MuiLink
            href={link}
            target="_blank"
            rel="noopener noreferrer"
            sx={{ display: 'inline-block', py: 3, overflowWrap: 'anywhere' }}
          >
            {link}
          </MuiLink>
        </li>
      ))}
    </Box>
  );
}
