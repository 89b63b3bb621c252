import { formatInstant } from '@lia/sdk/calendar/instants';
import { markOnWall } from '@lia/sdk/giving/endpoints';
import type { GiftRecord } from '@lia/sdk/giving/records';
import { NOT_SHOWN, type PublishChoice } from '@lia/sdk/giving/rules';
import { MAX_WALL_LOGO_BYTES, wallGifts, wallLogoTypes } from '@lia/sdk/giving/wall';
import { Box, Typography } from '@mui/material';
import { useResourceContext } from 'react-admin';

import { useClient } from '../client/ClientContext.ts';
import { MarkButton } from '../records/ActButton.tsx';
import { fileSize } from '../records/DownloadButton.tsx';
import { useWords } from '../resources/field.ts';

/** Puts a gift on the public wall of donors, where it is paid and its giver chose to be shown. */
export function WallMark({ gift, publish }: { gift: GiftRecord; publish: PublishChoice }) {
  const { t, language } = useWords();
  const client = useClient();
  const resource = useResourceContext();
  const gifts = wallGifts.find((kind) => kind === resource);
  const { id, shown_at, status, file } = gift;
  if (!gifts || publish === NOT_SHOWN || (status !== 'approved' && shown_at === null)) return null;
  const isShownLogo = file === null || (wallLogoTypes.includes(file.type) && file.size <= MAX_WALL_LOGO_BYTES);
  return (
    <Box>
      <MarkButton
        marked={shown_at !== null}
        mark={t('wall.mark')}
        undo={t('wall.unmark')}
        call={(shown) => client.call(markOnWall, { params: { gifts, id }, body: { shown } })}
      />
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
        {shown_at === null ? t('wall.hint') : t('wall.since', { date: formatInstant(shown_at, language) })}
        {!isShownLogo && ` ${t('wall.noLogo', { size: fileSize(MAX_WALL_LOGO_BYTES) })}`}
      </Typography>
    </Box>
  );
}
