import { formatInstant } from '@lia/sdk/calendar/instants';
import { changeMessage, getMessageFile, withdrawMessage } from '@lia/sdk/conversations/endpoints';
import { MAX_MESSAGE } from '@lia/sdk/conversations/rules';
import type { ConversationDetails, MessageRecord } from '@lia/sdk/conversations/schema';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type Ref, useState } from 'react';

import { LabelledText } from '../fields/LabelledInput.tsx';
import { useText } from '../i18n/useText.ts';
import { LazyReport } from '../moderation/LazyReport.tsx';
import { useChange } from '../changes/useChange.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { Question } from '../ui/Question.tsx';
import { FileList } from '../ui/FileList.tsx';
import { Tag } from '../ui/Tag.tsx';

interface MessageProps {
  ref: Ref<HTMLLIElement>;
  message: MessageRecord;
  conversation: ConversationDetails;
  changed: () => void;
}

/** A message with its files, who has read it, and what its author may still do with it. */
export function Message({ ref, message, conversation, changed }: MessageProps) {
  const { t, language } = useText();
  const [editing, setEditing] = useState(false);
  const { zone, id } = conversation;
  const { mine, author, side, state, text, sent_at, edited_at, urgent, notice_at, seen } = message;
  const at = (instant: string) => formatInstant(instant, language, zone);
  return (
    <Box
      component="li"
      ref={ref}
      sx={{
        justifySelf: mine ? 'end' : 'start',
        maxWidth: 'min(100%, 60ch)',
        minWidth: 'min(100%, 16rem)',
        p: 4,
        borderRadius: 1,
        border: 1,
        borderColor: urgent ? 'error.main' : 'divider',
        bgcolor: mine
          ? 'color-mix(in srgb, var(--mui-palette-primary-main) 10%, var(--mui-palette-background-paper))'
          : 'background.paper',
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 2,
      }}
    >
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        <strong>
          {mine
            ? t('conversations.mine')
            : t('conversations.author', { name: author, side: t(`conversations.side.${side}`) })}
        </strong>
        <br />
        <Typography component="span" variant="body2" color="text.secondary">
          {at(sent_at)}
          {edited_at !== null && ` · ${t('conversations.edited')}`}
        </Typography>
      </Typography>
      {urgent && (
        <div>
          <Tag colour="error.main">{t('conversations.urgent')}</Tag>
        </div>
      )}
      {state !== 'sent' && (
        <Typography color="text.secondary" sx={{ fontStyle: 'italic' }}>
          {t(`conversations.${state}`)}
        </Typography>
      )}
      {state === 'sent' && !editing && text !== '' && (
        <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</Typography>
      )}
      {editing && <Edit {...{ id, message, changed }} close={() => setEditing(false)} />}
      <FileList
        files={message.files}
        fetchFile={(client, file) => client.call(getMessageFile, { params: { id: id, message: message.id, file } })}
      />
      {notice_at !== null && (
        <Typography variant="body2" color="text.secondary">
          {t('conversations.notice', { at: at(notice_at) })}
        </Typography>
      )}
      {seen.length > 0 && (
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {t('conversations.seen', {
            names: seen.map((one) => t('conversations.seen.one', { name: one.name, at: at(one.at) })).join(' · '),
          })}
        </Typography>
      )}
      {!mine && state === 'sent' && <LazyReport kind="message" id={message.id} name={author} />}
      {!editing && <Actions {...{ id, message, changed }} edit={() => setEditing(true)} />}
    </Box>
  );
}

interface PartProps {
  /** Of the conversation. */
  id: string;
  message: MessageRecord;
  changed: () => void;
}

function Actions({ id, message, changed, edit }: PartProps & { edit: () => void }) {
  const { t } = useText();
  const { busy, run } = useChange();
  const [asking, setAsking] = useState(false);
  if (message.changeable_until === null) return null;
  const params = { id, message: message.id };

  async function withdraw(): Promise<void> {
    await run((client) => client.call(withdrawMessage, { params }));
    setAsking(false);
    changed();
  }

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mx: -2 }}>
      {message.text !== '' && (
        <ActionButton size="small" sx={{ minHeight: 44 }} onClick={edit}>
          {t('conversations.edit')}
        </ActionButton>
      )}
      <ActionButton size="small" color="error" sx={{ minHeight: 44 }} onClick={() => setAsking(true)}>
        {t('conversations.withdraw')}
      </ActionButton>
      {asking && (
        <Question
          title={t('conversations.withdraw.title')}
          text={t('conversations.withdraw.text')}
          yes={t('conversations.withdraw')}
          busy={busy}
          confirm={() => void withdraw()}
          close={() => setAsking(false)}
        />
      )}
    </Box>
  );
}

function Edit({ id, message, changed, close }: PartProps & { close: () => void }) {
  const { t } = useText();
  const { busy, run } = useChange();
  const [text, setText] = useState(message.text);

  async function save(): Promise<void> {
    const body = { text: text.trim() };
    const saved = await run((client) => client.call(changeMessage, { params: { id, message: message.id }, body }));
    changed();
    if (saved) close();
  }

  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <LabelledText
        label={t('conversations.edit.label')}
        error={null}
        rows={4}
        value={text}
        maxLength={MAX_MESSAGE}
        onChange={({ target }) => setText(target.value)}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button variant="outlined" loading={busy} disabled={text.trim() === ''} onClick={() => void save()}>
          {t('conversations.edit.save')}
        </Button>
        <Button onClick={close}>{t('action.cancel')}</Button>
      </Box>
    </Box>
  );
}
