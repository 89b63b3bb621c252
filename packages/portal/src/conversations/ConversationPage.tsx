import { getConversation } from '@lia/sdk/conversations/endpoints';
import type { ConversationDetails } from '@lia/sdk/conversations/schema';
import { isNotFound } from '@lia/sdk/http/error';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useParams } from 'react-router';

import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { useIsView } from '../services/services.ts';
import { useDraftVault } from '../services/useDraftVault.ts';
import { useRead } from '../reads/useRead.ts';
import { ContentPage } from '../ui/ContentPage.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Notice, ReadFailed } from '../ui/Notice.tsx';
import { Composer } from './Composer.tsx';
import { MessageList } from './MessageList.tsx';
import { conversationsPath } from './paths.ts';
import { conversationTexts } from './es.ts';
import { usePartner } from './usePartner.ts';

/** `/apps/mensajes/{id}`: what was written about a student, and the field to write more. */
export function ConversationPage() {
  useTexts(conversationTexts);
  const { t, failure } = useText();
  const { id = '' } = useParams();
  const { data, error, mutate } = useRead(['conversations', 'one', id], (client) =>
    client.call(getConversation, { params: { id } }),
  );
  const unknown = isNotFound(error);
  return (
    <ContentPage width={800} gap={5} back={{ label: t('conversations.back'), to: conversationsPath }}>
      {data && !unknown && <Conversation conversation={data.data} />}
      {!data && <Typography variant="h1">{t('conversations.title')}</Typography>}
      {unknown && <Notice inside title={t('conversations.unknown')} text={failure(error)} />}
      {!data && error !== undefined && !unknown && (
        <ReadFailed inside title={t('conversations.failed')} error={error} retry={() => void mutate()} />
      )}
      {!data && error === undefined && (
        <Loading sx={{ minHeight: '100dvh' }}>
          <Skeleton variant="rounded" height={320} />
        </Loading>
      )}
    </ContentPage>
  );
}

function Conversation({ conversation }: { conversation: ConversationDetails }) {
  const { t } = useText();
  const isView = useIsView();
  const { storage: drafts, ready } = useDraftVault();
  const partner = usePartner(conversation);
  const { student, people, open } = conversation;
  const names = people.map(({ name, side }) =>
    side === 'school' ? name : `${name} (${t(`conversations.side.${side}`).toLowerCase()})`,
  );
  return (
    <>
      <Box sx={{ display: 'grid', gap: 1 }}>
        <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
          {conversation.side === 'family' ? partner : student.name}
        </Typography>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {conversation.side === 'family' ? t('conversations.about', { student: student.name }) : partner}
        </Typography>
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {t('conversations.people', { names: names.join(', ') })}
        </Typography>
      </Box>
      <MessageList conversation={conversation} />
      {!open && <Typography component="output">{t('conversations.closed')}</Typography>}
      {open && ready && !isView && <Composer conversation={conversation} drafts={drafts} />}
    </>
  );
}
