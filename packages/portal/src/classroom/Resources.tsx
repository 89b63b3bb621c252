import {
  addMeetingLink,
  deleteMeetingFiles,
  getMeetingFile,
  listMeetingFiles,
  uploadMeetingFile,
} from '@lia/sdk/classroom/endpoints';
import { MAX_RESOURCES } from '@lia/sdk/classroom/rules';
import type { MeetingResource } from '@lia/sdk/classroom/schema';
import { acceptOf } from '@lia/sdk/files/rules';
import { homeworkFileRules } from '@lia/sdk/homework/files';
import { isWebAddress } from '@lia/sdk/validation/url';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type SubmitEvent, useState } from 'react';

import { LabelledInput } from '../fields/LabelledInput.tsx';
import { useSentKey } from '../fields/useSentKey.ts';
import { useWrongFocus } from '../ui/focus.ts';
import { useText } from '../i18n/useText.ts';
import { saveFile } from '../downloads/saveFile.ts';
import { useServices } from '../services/services.ts';
import { useRead } from '../reads/useRead.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { ForMember } from '../ui/ForMember.tsx';
import { ReadFailed } from '../ui/Notice.tsx';
import { Section } from '../ui/Section.tsx';
import { useClassroomChange } from './useClassroomChange.ts';

const accepted = acceptOf(homeworkFileRules.teacherHomework);

/** Files and links of a class: for its teacher with the way to add and to remove them. */
export function Resources({ meeting, mayChange = false }: { meeting: string; mayChange?: boolean }) {
  const { t } = useText();
  const { data, error, mutate } = useRead(['classes', 'files', meeting], (client) =>
    client.call(listMeetingFiles, { params: { meeting } }),
  );
  return (
    <Section title={t('classes.resources')}>
      {data?.data.length === 0 && <Typography color="text.secondary">{t('classes.resources.none')}</Typography>}
      {data && data.data.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2, width: '100%' }}>
          {data.data.map((resource) => (
            <Row key={resource.id} meeting={meeting} resource={resource} mayChange={mayChange} />
          ))}
        </Box>
      )}
      {!data && error !== undefined && (
        <ReadFailed inside title={t('classes.resources.failed')} error={error} retry={() => void mutate()} />
      )}
      {mayChange && data && data.data.length < MAX_RESOURCES && (
        <ForMember>
          <AddFile meeting={meeting} />
          <AddLink meeting={meeting} />
        </ForMember>
      )}
    </Section>
  );
}

interface RowProps {
  meeting: string;
  resource: MeetingResource;
  mayChange: boolean;
}

function Row({ meeting, resource: { id, name, url }, mayChange }: RowProps) {
  const { t, failure } = useText();
  const { session, toasts } = useServices();
  const { busy, run } = useClassroomChange();

  async function save(): Promise<void> {
    try {
      saveFile(await session.client.call(getMeetingFile, { params: { meeting, file: id } }), name);
    } catch (error) {
      toasts.show('error', failure(error));
    }
  }

  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
      {url === null ? (
        <Button
          variant="outlined"
          onClick={() => void save()}
          sx={{ minHeight: 44, overflowWrap: 'anywhere', textAlign: 'start' }}
        >
          {name}
        </Button>
      ) : (
        <MuiLink
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={t('classes.resources.open', { name })}
          sx={{ display: 'inline-block', py: 3, overflowWrap: 'anywhere' }}
        >
          {name}
        </MuiLink>
      )}
      {mayChange && (
        <ActionButton
          color="error"
          disabled={busy}
          sx={{ minHeight: 44 }}
          aria-label={t('classes.resources.remove.of', { name })}
          onClick={() =>
            void run((client) => client.call(deleteMeetingFiles, { params: { meeting }, body: { files: [id] } }))
          }
        >
          {t('classes.resources.remove')}
        </ActionButton>
      )}
    </Box>
  );
}

function AddFile({ meeting }: { meeting: string }) {
  const { t } = useText();
  const { busy, run } = useClassroomChange();
  const { keyOf, forget } = useSentKey();
  // Emptied once the file was sent, so that it can be chosen again.
  const [round, setRound] = useState(0);

  async function add(file: File): Promise<void> {
    const { name, size, lastModified } = file;
    const idempotencyKey = keyOf({ name, size, lastModified });
    const upload = { body: { meetingId: meeting }, files: { file: [file] }, idempotencyKey };
    if (await run((client) => client.call(uploadMeetingFile, upload))) forget();
    setRound(round + 1);
  }

  return (
    <Box sx={{ width: '100%', maxWidth: 480, display: 'grid', gap: 1 }}>
      <LabelledInput
        key={round}
        type="file"
        accept={accepted}
        disabled={busy}
        label={t('classes.resources.file')}
        error={null}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void add(file);
        }}
      />
      <Typography variant="body2" color="text.secondary">
        {t('classes.resources.limits', { max: MAX_RESOURCES })}
      </Typography>
    </Box>
  );
}

function AddLink({ meeting }: { meeting: string }) {
  const { t, message } = useText();
  const { busy, run } = useClassroomChange();
  const { keyOf, forget } = useSentKey();
  const [link, setLink] = useState('');
  const [tried, setTried] = useState(false);
  const focusWrong = useWrongFocus();
  const address = link.trim();

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    setTried(true);
    if (!isWebAddress(address)) return focusWrong(event.currentTarget);
    const body = { meetingId: meeting, urlPath: address };
    const idempotencyKey = keyOf(body);
    if (!(await run((client) => client.call(addMeetingLink, { body, idempotencyKey })))) return;
    forget();
    setLink('');
    setTried(false);
  }

  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => void submit(event)}
      sx={{ width: '100%', maxWidth: 480, display: 'grid', gap: 2, justifyItems: 'start' }}
    >
      <Box sx={{ width: '100%' }}>
        <LabelledInput
          type="url"
          inputMode="url"
          placeholder="https://"
          label={t('classes.resources.link')}
          value={link}
          error={tried && !isWebAddress(address) ? message({ key: 'classroom.link' }) : null}
          onChange={({ target }) => setLink(target.value)}
        />
      </Box>
      <Button type="submit" variant="outlined" disabled={busy} sx={{ minHeight: 44 }}>
        {t('classes.resources.add')}
      </Button>
    </Box>
  );
}
