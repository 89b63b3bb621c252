import { levelLabels } from '@lia/sdk/registrations/levelLabels';
import { levels } from '@lia/sdk/registrations/rules';
import type { SharedResource } from '@lia/sdk/resources/schema';
import FolderIcon from '@mui/icons-material/FolderOutlined';
import AudioIcon from '@mui/icons-material/HeadphonesOutlined';
import FileIcon from '@mui/icons-material/InsertDriveFileOutlined';
import LinkIcon from '@mui/icons-material/LinkOutlined';
import VideoIcon from '@mui/icons-material/SmartDisplayOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import { useText } from '../i18n/useText.ts';

const icons = { folder: FolderIcon, link: LinkIcon, file: FileIcon, video: VideoIcon, audio: AudioIcon };

/** What a resource is, for whom, and what it is about; its name is the child. */
export function ResourceHead({ resource, children }: { resource: SharedResource; children: ReactNode }) {
  const { t, language } = useText();
  const { media, level, grade, subject, description } = resource;
  const kind = media?.kind ?? resource.kind;
  const Icon = icons[kind];
  const school = levels.find((one) => one === level);
  const facts = [subject, school && levelLabels[school][language], grade !== null && `${grade}°`].filter(Boolean);
  return (
    <>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
        <Icon titleAccess={t(`resources.kind.${kind}`)} color="primary" />
        <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
          {children}
        </Typography>
      </Box>
      {facts.length > 0 && <Typography sx={{ overflowWrap: 'anywhere' }}>{facts.join(' · ')}</Typography>}
      {description !== '' && (
        <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{description}</Typography>
      )}
    </>
  );
}
