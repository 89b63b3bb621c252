import { listMessages, readConversation } from '@lia/sdk/conversations/endpoints';
import type { ConversationDetails, MessageRecord } from '@lia/sdk/conversations/schema';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';

import { useText } from '../i18n/useText.ts';
import { useIsView, useServices } from '../services/services.ts';
import { useRead } from '../reads/useRead.ts';
import { useUnreadConversations } from './useUnreadConversations.ts';
import { Loading } from '../ui/Loading.tsx';
import { ReadFailed } from '../ui/Notice.tsx';
import { Message } from './Message.tsx';

/** How often an open conversation looks for what is new. */
const REFRESH_MS = 20_000;

/** The messages of a conversation, which count as read once they are shown. */
export function MessageList({ conversation }: { conversation: ConversationDetails }) {
  const { t, failure } = useText();
  const { session, toasts } = useServices();
  const isView = useIsView();
  const { mutate: countAgain } = useUnreadConversations();
  const { id } = conversation;
  const { data, error, mutate } = useRead(
    ['conversations', 'messages', id],
    (client) => client.call(listMessages, { params: { id }, query: {} }),
    { refreshInterval: REFRESH_MS },
  );
  const [before, setBefore] = useState<readonly MessageRecord[]>([]);
  const [hasEarlier, setHasEarlier] = useState<boolean | null>(null);
  const [reading, setReading] = useState(false);
  const end = useRef<HTMLLIElement>(null);
  const newest = data?.data.findLast(({ mine }) => !mine)?.id ?? null;
  const isShown = data !== undefined;

  useEffect(() => {
    if (newest === null || isView) return;
    // What does not arrive is recorded the next time that it is opened.
    session.client
      .call(readConversation, { params: { id }, body: { through: newest } })
      .then(() => countAgain())
      .catch(() => undefined);
  }, [id, newest, isView, session, countAgain]);

  // A long conversation opens at its end, or at the message that was begun for its reader.
  useEffect(() => {
    if (isShown) (document.querySelector('textarea:focus') ?? end.current)?.scrollIntoView({ block: 'nearest' });
  }, [isShown]);

  if (!data && error !== undefined)
    return <ReadFailed inside title={t('conversations.failed')} error={error} retry={() => void mutate()} />;
  if (!data)
    return (
      <Loading sx={{ display: 'grid', gap: 3, alignContent: 'start', minHeight: '100dvh' }}>
        <Skeleton variant="rounded" height={88} />
        <Skeleton variant="rounded" height={88} />
      </Loading>
    );

  const known = new Set(data.data.map((message) => message.id));
  // Of the page that was read again, what moved out of it would be missing between the two.
  const all = [...before.filter((message) => !known.has(message.id)), ...data.data];

  async function readEarlier(): Promise<void> {
    const [first] = all;
    if (!first) return;
    setReading(true);
    try {
      const page = await session.client.call(listMessages, { params: { id }, query: { before: first.id } });
      setBefore([...page.data, ...all]);
      setHasEarlier(page.earlier);
    } catch (refusal) {
      toasts.show('error', failure(refusal));
    } finally {
      setReading(false);
    }
  }

  return (
    <>
      {(hasEarlier ?? data.earlier) && (
        <Button variant="outlined" loading={reading} onClick={() => void readEarlier()} sx={{ justifySelf: 'center' }}>
          {t('conversations.earlier')}
        </Button>
      )}
      {all.length === 0 && <Typography color="text.secondary">{t('conversations.begin')}</Typography>}
      <Box
        component="ol"
        aria-label={t('conversations.title')}
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 3 }}
      >
        {all.map((message, index) => (
          <Message
            key={message.id}
            ref={index === all.length - 1 ? end : null}
            message={message}
            conversation={conversation}
            changed={() => void mutate()}
          />
        ))}
      </Box>
    </>
  );
}
