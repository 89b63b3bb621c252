import { formatInstant } from '@lia/sdk/calendar/instants';
import type { Conversation } from '@lia/sdk/conversations/schema';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';

import { useText } from '../i18n/useText.ts';
import { conversationPath } from './paths.ts';
import { usePartner } from './usePartner.ts';

/** A conversation in a list: whom it is with and about, and the last that was written. */
export function ConversationRow({ conversation }: { conversation: Conversation }) {
  const { t, language } = useText();
  const { id, student, last, last_at, unread, zone, side } = conversation;
  const partner = usePartner(conversation);
  const shown = last && (last.text === '' ? t('conversations.files.count', { count: last.files }) : last.text);
  const isUnread = unread > 0;
  return (
    <Card component="li" sx={{ borderLeft: isUnread ? 6 : 0, borderColor: 'secondary.main' }}>
      <CardActionArea
        component={Link}
        to={conversationPath(id)}
        sx={{ p: 4, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1, textAlign: 'start' }}
      >
        <Box
          sx={{ display: 'flex', gap: 2, justifyContent: 'space-between', alignItems: 'baseline', flexWrap: 'wrap' }}
        >
          <Typography component="span" sx={{ fontWeight: 700, minWidth: 0, overflowWrap: 'anywhere' }}>
            {side === 'family' ? partner : student.name}
          </Typography>
          <Typography component="span" variant="body2" color="text.secondary">
            {formatInstant(last_at, language, zone)}
          </Typography>
        </Box>
        <Typography component="span" variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {side === 'family' ? t('conversations.about', { student: student.name }) : partner}
        </Typography>
        <Typography
          component="span"
          sx={{
            fontWeight: isUnread ? 700 : 400,
            display: '-webkit-box',
            WebkitBoxOrient: 'vertical',
            WebkitLineClamp: '2',
            overflow: 'hidden',
            overflowWrap: 'anywhere',
          }}
        >
          {shown === null && t('conversations.empty')}
          {shown !== null &&
            (last?.mine
              ? t('conversations.you', { text: shown })
              : t('conversations.by', { author: last?.author ?? '', text: shown }))}
        </Typography>
        {isUnread && (
          <Typography component="span" variant="body2" color="secondary" sx={{ fontWeight: 700 }}>
            {t('conversations.isNew', { count: unread })}
          </Typography>
        )}
      </CardActionArea>
    </Card>
  );
}
