import type { CalendarEntry } from '@lia/sdk/calendar/eventSchema';
import { zoneLabels } from '@lia/sdk/calendar/labels';
import type { MexicanZone } from '@lia/sdk/calendar/zones';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';

import { useText } from '../i18n/useText.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { looks } from './kinds.tsx';
import { eventFormPath } from './paths.ts';
import { whenOf } from './shownDays.ts';

interface EntryDialogProps {
  entry: CalendarEntry;
  /** Of the calendar, in which it is shown. */
  zone: MexicanZone;
  remove: () => void;
  restore: () => void;
  close: () => void;
}

/** What an entry is about, and what its reader may do with it. */
export default function EntryDialog({ entry, zone, remove, restore, close }: EntryDialogProps) {
  const { t, language } = useText();
  const id = useId();
  const { icon: Icon, label, colour } = looks[entry.kind];
  const instance = entry.instance === null ? '' : `?fecha=${entry.instance}`;
  return (
    <Dialog open onClose={close} aria-labelledby={id} fullWidth maxWidth="xs">
      <DialogTitle id={id} sx={{ overflowWrap: 'anywhere', textDecoration: entry.cancelled ? 'line-through' : 'none' }}>
        {entry.title}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 3 }}>
        <Typography sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
          <Icon aria-hidden sx={{ color: colour }} />
          {[t(label), entry.calendar_name ?? entry.group?.name].filter(Boolean).join(' · ')}
        </Typography>
        {(entry.cancelled || entry.moved) && (
          <Typography sx={{ fontWeight: 600 }}>
            {t(entry.cancelled ? 'calendar.cancelled' : 'calendar.moved')}
          </Typography>
        )}
        <Fact label={t('calendar.when')}>
          {whenOf(entry, zone, language)}
          {entry.zone !== zone && !entry.all_day && (
            <Typography variant="body2" color="text.secondary">
              {t('calendar.otherZone', {
                when: whenOf(entry, entry.zone, language),
                zone: zoneLabels[entry.zone][language],
              })}
            </Typography>
          )}
        </Fact>
        {entry.children.length > 0 && <Fact label={t('calendar.about')}>{entry.children.join(', ')}</Fact>}
        {entry.place !== '' && <Fact label={t('calendar.where')}>{entry.place}</Fact>}
        {entry.link !== '' && (
          <Fact label={t('calendar.address')}>
            <MuiLink href={entry.link} target="_blank" rel="noopener noreferrer" sx={{ overflowWrap: 'anywhere' }}>
              {entry.link}
            </MuiLink>
          </Fact>
        )}
        {entry.description !== '' && (
          <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{entry.description}</Typography>
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 2, p: 4 }}>
        <Button sx={{ minHeight: 44 }} onClick={close}>
          {t('action.close')}
        </Button>
        {entry.writable && entry.event_id !== null && entry.cancelled && (
          <ActionButton sx={{ minHeight: 44 }} onClick={restore}>
            {t('calendar.restore')}
          </ActionButton>
        )}
        {entry.writable && entry.event_id !== null && !entry.cancelled && (
          <>
            <ActionButton color="error" sx={{ minHeight: 44 }} onClick={remove}>
              {t('calendar.delete')}
            </ActionButton>
            <Button
              variant="contained"
              component={Link}
              sx={{ minHeight: 44 }}
              to={`${eventFormPath(entry.calendar ?? '', entry.event_id)}${instance}`}
            >
              {t('calendar.change')}
            </Button>
          </>
        )}
        {entry.path !== null && (
          <Button variant="contained" component={Link} to={entry.path} sx={{ minHeight: 44 }}>
            {t(entry.kind === 'meeting' ? 'calendar.open.meeting' : 'calendar.open.homework')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box>
    <Typography variant="body2" color="text.secondary">
      {label}
    </Typography>
    <Typography component="div">{children}</Typography>
  </Box>
);
