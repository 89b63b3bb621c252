import VideoIcon from '@mui/icons-material/VideoCameraFrontRounded';
import { formatDay } from '@lia/sdk/calendar/days';
import { dayOf } from '@lia/sdk/calendar/instants';
import { clockOf } from '@lia/sdk/calendar/zones';
import type { MyMeeting } from '@lia/sdk/classroom/schema';
import type { MeetingState } from '@lia/sdk/classroom/states';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { useText } from '../i18n/useText.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { Resources } from './Resources.tsx';
import { useLeft } from './useLeft.ts';

interface MyClassProps {
  meeting: MyMeeting;
  state: MeetingState;
  /** Milliseconds until it may be joined. */
  opensIn: number;
  /** Shown large: it goes on, or is near. */
  isLarge: boolean;
  busy: boolean;
  join: () => void;
}

/** A class of a student, or of a guardian's child. The button to join is there only while it can be joined. */
export function MyClass({ meeting, state, opensIn, isLarge, busy, join }: MyClassProps) {
  const { t, language } = useText();
  const left = useLeft();
  const [isOpen, setOpen] = useState(false);
  const { id, title, subject, group, teacher, zone, starts_at, ends_at, reason, children, joinable, resources } =
    meeting;
  const [from, until] = [starts_at, ends_at].map((at) => clockOf(at, zone).slice(11));
  const isOfChildren = children.length > 0;
  const isOpenNow = state === 'open';
  return (
    <Card
      component="li"
      sx={{
        p: { xs: 4, sm: 6 },
        display: 'grid',
        gap: 2,
        justifyItems: 'start',
        ...(isLarge && {
          border: 4,
          borderRadius: '28px',
          borderColor: isOpenNow ? 'success.main' : 'students.main',
        }),
      }}
    >
      <Typography sx={{ fontWeight: 700 }}>
        {formatDay(dayOf(starts_at, zone), language)}, {t('classes.times', { from: from ?? '', until: until ?? '' })}
      </Typography>
      <Typography variant={isLarge ? 'h2' : 'h3'} component="h3" sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      <Typography color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        {[
          subject?.name ?? group.name,
          teacher !== null && t('classes.teacher', { name: teacher }),
          isOfChildren && t('classes.children.of', { names: children.map(({ name }) => name).join(', ') }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
      {state === 'cancelled' && (
        <Typography sx={{ fontWeight: 700 }}>
          {t('classes.mine.cancelled')} {reason !== '' && t('classes.reason', { reason })}
        </Typography>
      )}
      {isLarge && state === 'early' && (
        <Typography role="timer">
          {t(isOfChildren ? 'classes.opensIn' : 'classes.mine.early', { left: left(opensIn) })}
        </Typography>
      )}
      {state === 'waiting' && (
        <Box component="output" sx={{ display: 'block', fontWeight: 700 }}>
          {t('classes.mine.waiting')}
        </Box>
      )}
      {isOpenNow && joinable && (
        <ActionButton
          data-read
          variant="contained"
          size="large"
          startIcon={<VideoIcon />}
          loading={busy}
          loadingPosition="start"
          onClick={join}
          sx={{ minHeight: 64, px: 6, fontSize: '1.25rem', borderRadius: '20px' }}
        >
          {t(isOfChildren ? 'classes.observe' : 'classes.mine.join')}
        </ActionButton>
      )}
      {isLarge && !joinable && state !== 'cancelled' && <Typography>{t('classes.children.closed')}</Typography>}
      {resources > 0 && joinable && !isOpen && (
        <Button variant="outlined" sx={{ minHeight: 44 }} onClick={() => setOpen(true)}>
          {t('classes.mine.material', { count: resources })}
        </Button>
      )}
      {isOpen && (
        <Box sx={{ width: '100%' }}>
          <Resources meeting={id} />
        </Box>
      )}
    </Card>
  );
}
