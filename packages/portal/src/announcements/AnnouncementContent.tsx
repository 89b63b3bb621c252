import { getAnnouncementFile } from '@lia/sdk/announcements/endpoints';
import type { Announcement } from '@lia/sdk/announcements/schema';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';

import { useText } from '../i18n/useText.ts';
import { saveFile } from '../services/saveFile.ts';
import { useServices } from '../services/services.ts';

/** The text of an announcement, with its files, which are saved by a press, and its links. */
export function AnnouncementContent({
  announcement: { id, text, url_path, files },
}: {
  announcement: Pick<Announcement, 'id' | 'text' | 'url_path' | 'files'>;
}) {
  const { failure } = useText();
  const { session, toasts } = useServices();

  async function save(file: string, name: string): Promise<void> {
    try {
      saveFile(await session.client.call(getAnnouncementFile, { params: { id, file } }), name);
    } catch (error) {
      toasts.show('error', failure(error));
    }
  }

  return (
    <>
      <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '68ch' }}>{text}</Typography>
      {files.length + url_path.length > 0 && (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2, justifyItems: 'start' }}>
          {files.map((file) => (
            <li key={file.id}>
              <Button
                variant="outlined"
                onClick={() => void save(file.id, file.name)}
                sx={{ minHeight: 44, overflowWrap: 'anywhere', textAlign: 'start' }}
              >
                {file.name}
              </Button>
            </li>
          ))}
          {url_path.map((link) => (
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
      )}
    </>
  );
}
