import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import { useTexts } from '../i18n/useTexts.ts';
import { Page } from '../ui/Page.tsx';
import { ReadAloud } from './readAloud/ReadAloud.tsx';
import { READ_ROOT } from './readAloud/parts.ts';
import { roomTexts } from './es.ts';
import { Picture, type PictureName } from './pictures.tsx';

interface StudentRoomProps {
  /** The page's name, which is its h1. */
  title: string;
  picture: PictureName;
  children: ReactNode;
  /** Widest that its content gets, in pixels. */
  width?: number;
}

/**
 * A page of a student: a large picture and its title, a button that reads the page aloud, and what is on it.
 *
 * To add one: a route with `layout: 'member'` (whose frame for students is `shell/StudentLayout`: the way back, the avatar's menu and
 * the bar of pictures), and this around what the page shows in each of its states, loading and failed ones included:
 *
 *     <StudentRoom picture="calendar" title={t('room.calendar')}>…</StudentRoom>
 *
 * It is read aloud by headings, paragraphs, what sends a form and whatever has the attribute `data-read`, in the order of the page. A card within the
 * list may carry a button of its own that reads that card alone: `RoomCard`. A place that students reach from the bar or the islands is a
 * line in `places.ts`; while its screen is not there, nothing leads to it.
 */
export function StudentRoom({ title, picture, children, width = 960 }: StudentRoomProps) {
  useTexts(roomTexts);
  return (
    <Page title={title} sx={{ px: { xs: 3, sm: 6 }, pt: 1, pb: 10, maxWidth: width + 48, width: '100%', mx: 'auto' }}>
      <Box
        {...{ [READ_ROOT]: '' }}
        sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 5, fontSize: '1.125rem' }}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
          <Picture of={picture} size={56} />
          <Typography variant="h1" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          <ReadAloud />
        </Box>
        {children}
      </Box>
    </Page>
  );
}
