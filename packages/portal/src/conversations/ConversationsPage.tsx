import { may } from '@lia/sdk/accounts/permissions';
import { groupsOf } from '@lia/sdk/accounts/roles';
import { listConversations } from '@lia/sdk/conversations/endpoints';
import type { Conversation } from '@lia/sdk/conversations/schema';
import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useState } from 'react';
import { Link, useSearchParams } from 'react-router';

import { CheckField } from '../fields/CheckField.tsx';
import { LabelledInput } from '../fields/LabelledInput.tsx';
import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { useMember, useServices } from '../services/services.ts';
import { useRead } from '../reads/useRead.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { ContentPage } from '../ui/ContentPage.tsx';
import { lazyDialog } from '../ui/lazyDialog.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Notice, ReadFailed } from '../ui/Notice.tsx';
import { ConversationRow } from './ConversationRow.tsx';
import { conversationsPath, officeHoursPath } from './paths.ts';
import { conversationTexts } from './es.ts';
import { contactTexts } from './contacts/es.ts';

const NewConversation = lazyDialog(() => import('./NewConversation.tsx'));

/** How often an open list looks for what is new. */
const REFRESH_MS = 60_000;

/** `/apps/mensajes`: the conversations of a family, a teacher or a school. */
export function ConversationsPage() {
  useTexts(contactTexts);
  useTexts(conversationTexts);
  const { t } = useText();
  const user = useMember();
  const isFamily = groupsOf(user).has('parent');
  const isStaff = may(user, 'officeHours.manage');
  const [words, setWords] = useState('');
  const [onlyUnread, setOnlyUnread] = useState(false);
  const [choosing, setChoosing] = useState(false);
  const [params] = useSearchParams();
  const group = params.get('grupo');
  const q = useDeferredValue(words.trim());
  const query = {
    ...(q !== '' && { q }),
    ...(onlyUnread && { unread: true }),
    ...(group !== null && { group_id: group }),
  };
  const { data, error, mutate } = useRead(
    ['conversations', 'list', JSON.stringify(query)],
    (client) => client.call(listConversations, { query }),
    { keepPreviousData: true, refreshInterval: REFRESH_MS },
  );
  const isNarrowed = q !== '' || onlyUnread;

  return (
    <ContentPage width={800}>
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
        <Typography variant="h1">{t('conversations.title')}</Typography>
        <Typography color="text.secondary" sx={{ maxWidth: '68ch' }}>
          {t(isStaff ? 'conversations.lead.staff' : 'conversations.lead.family')}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 2 }}>
          {isFamily && (
            <ActionButton variant="contained" startIcon={<AddIcon />} onClick={() => setChoosing(true)}>
              {t('conversations.new')}
            </ActionButton>
          )}
          {isStaff && (
            <Button variant="outlined" component={Link} to={officeHoursPath}>
              {t('officeHours.title')}
            </Button>
          )}
        </Box>
      </Box>
      {choosing && <NewConversation close={() => setChoosing(false)} />}
      {isStaff && (
        <Box sx={{ display: 'grid', gap: 1 }}>
          <LabelledInput
            type="search"
            label={t('conversations.search')}
            error={null}
            value={words}
            maxLength={100}
            onChange={({ target }) => setWords(target.value)}
          />
          <CheckField label={t('conversations.onlyUnread')} checked={onlyUnread} onChange={setOnlyUnread} />
        </Box>
      )}
      {group !== null && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
          <Typography>{t('conversations.ofGroup')}</Typography>
          <Button component={Link} to={conversationsPath}>
            {t('conversations.ofGroup.all')}
          </Button>
        </Box>
      )}
      {data && data.data.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
          {data.data.map((conversation) => (
            <ConversationRow key={conversation.id} conversation={conversation} />
          ))}
          {data.more && <Further key={JSON.stringify(query)} query={query} first={data.data.length} />}
        </Box>
      )}
      {data?.data.length === 0 && isNarrowed && (
        <Typography component="output">
          {t(q === '' ? 'conversations.none.unread' : 'conversations.none.found')}
        </Typography>
      )}
      {data?.data.length === 0 && !isNarrowed && (
        <Notice
          inside
          title={t('conversations.none.title')}
          text={t(isStaff ? 'conversations.none.staff' : 'conversations.none.family')}
          {...(isStaff && { action: { label: t('conversations.none.students'), to: '/apps/alumnos' } })}
        />
      )}
      {!data && error !== undefined && (
        <ReadFailed inside title={t('conversations.failed')} error={error} retry={() => void mutate()} />
      )}
      {!data && error === undefined && (
        <Loading sx={{ display: 'grid', gap: 2 }}>
          <Skeleton variant="rounded" height={88} />
          <Skeleton variant="rounded" height={88} />
          <Skeleton variant="rounded" height={88} />
        </Loading>
      )}
    </ContentPage>
  );
}

interface FurtherProps {
  query: object;
  first: number;
}

/** What comes after the first page, page by page by a press. */
function Further({ query, first }: FurtherProps) {
  const { t, failure } = useText();
  const { session, toasts } = useServices();
  const [rows, setRows] = useState<readonly Conversation[]>([]);
  const [more, setMore] = useState(true);
  const [reading, setReading] = useState(false);

  async function read(): Promise<void> {
    setReading(true);
    try {
      const next = await session.client.call(listConversations, { query: { ...query, first: first + rows.length } });
      setRows([...rows, ...next.data]);
      setMore(next.more);
    } catch (error) {
      toasts.show('error', failure(error));
    } finally {
      setReading(false);
    }
  }

  return (
    <>
      {rows.map((conversation) => (
        <ConversationRow key={conversation.id} conversation={conversation} />
      ))}
      {more && (
        <Box component="li" sx={{ display: 'grid', justifyContent: 'center' }}>
          <Button variant="outlined" loading={reading} onClick={() => void read()}>
            {t('conversations.more')}
          </Button>
        </Box>
      )}
    </>
  );
}
