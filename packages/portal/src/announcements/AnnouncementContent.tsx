import { getAnnouncementFile } from '@lia/sdk/announcements/endpoints';
import type { Announcement } from '@lia/sdk/announcements/schema';
import Typography from '@mui/material/Typography';

import { FileList } from '../ui/FileList.tsx';

/** The text of an announcement, with its files and links. */
export function AnnouncementContent({
  announcement: { id, text, url_path, files },
}: {
  announcement: Pick<Announcement, 'id' | 'text' | 'url_path' | 'files'>;
}) {
  return (
    <>
      <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '68ch' }}>{text}</Typography>
      <FileList
        files={files}
        links={url_path}
        fetchFile={(client, file) => client.call(getAnnouncementFile, { params: { id, file } })}
      />
    </>
  );
}
