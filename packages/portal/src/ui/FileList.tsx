import type { Client } from '@lia/sdk/http/client';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';

import { useText } from '../i18n/useText.ts';
import { saveFile } from '../downloads/saveFile.ts';
import { useServices } from '../services/services.ts';

interface FileListProps {
  files: readonly { id: string; name: string }[];
  /** Addresses that stand beside them. */
  links?: readonly string[];
  fetchFile: (client: Client, id: string) => Promise<Blob>;
}

/** Files that are saved by a press, and addresses; nothing where there are neither. */
export function FileList({ files, links = [], fetchFile }: FileListProps) {
  const { failure } = useText();
  const { session, toasts } = useServices();

  async function save(id: string, name: string): Promise<void> {
    try {
      saveFile(await fetchFile(session.client, id), name);
    } catch (error) {
      toasts.show('error', failure(error));
    }
  }

  if (files.length + links.length === 0) return null;
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2, justifyItems: 'start' }}>
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
