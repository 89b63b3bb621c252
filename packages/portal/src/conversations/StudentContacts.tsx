import { may } from '@lia/sdk/accounts/permissions';
import { listContacts, startConversation } from '@lia/sdk/conversations/endpoints';
import type { Contacts } from '@lia/sdk/conversations/schema';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { useText } from '../i18n/useText.ts';
import { useNavigateHere } from '../routing/useNavigateHere.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { useMember, useServices } from '../services/services.ts';
import { useRead } from '../reads/useRead.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { Loading } from '../ui/Loading.tsx';
import { ReadFailed } from '../ui/Notice.tsx';
import { Section } from '../ui/Section.tsx';
import { contactTexts } from './contacts/es.ts';
import { conversationAboutAbsence, conversationPath } from './paths.ts';

type Contact = Contacts['data'][number];

interface ContactsProps {
  student: string;
  /** Who asks: the family, or who teaches the student or works for the school. */
  as: 'family' | 'staff';
  /** The day of an absence that the message is about. */
  absence?: string;
}

/** On the page of a student: whom one may write to about them. Nothing for who takes part in no conversations. */
export function StudentContacts({ student, as }: ContactsProps) {
  useTexts(contactTexts);
  const { t } = useText();
  const user = useMember();
  if (!may(user, 'conversations.join')) return null;
  return (
    <Section title={t(`conversations.contacts.${as}`)}>
      <ContactButtons student={student} as={as} />
    </Section>
  );
}

/** Whom one may write to about a student, each by a press that opens the conversation. */
export function ContactButtons({ student, as, absence }: ContactsProps) {
  const { t, failure } = useText();
  const { session, toasts } = useServices();
  const leave = useNavigateHere();
  const [busy, setBusy] = useState(false);
  const { data, error, mutate } = useRead(['conversations', 'contacts', student], (client) =>
    client.call(listContacts, { query: { student } }),
  );

  async function start({ school, group }: Contact): Promise<void> {
    setBusy(true);
    const body = { student, school_id: school.id, ...(group && { group_id: group.id }) };
    try {
      const { id } = (await session.client.call(startConversation, { body })).data;
      leave(absence === undefined ? conversationPath(id) : conversationAboutAbsence(id, absence));
    } catch (refusal) {
      toasts.show('error', failure(refusal));
      setBusy(false);
    }
  }

  const several = new Set(data?.data.map(({ school }) => school.id)).size > 1;
  function labelOf({ school, group, teacher }: Contact): string {
    if (as === 'staff')
      return group ? t('conversations.toFamily.group', { group: group.name }) : t('conversations.toFamily');
    if (group) return t('conversations.toTeacher', { teacher: teacher ?? '', group: group.name });
    return several ? t('conversations.toSchool.named', { school: school.name }) : t('conversations.toSchool');
  }

  if (!data && error !== undefined)
    return <ReadFailed inside title={t('conversations.new.failed')} error={error} retry={() => void mutate()} />;
  if (!data)
    return (
      <Loading>
        <Skeleton variant="rounded" height={44} width={240} />
      </Loading>
    );
  if (data.data.length === 0) return <Typography>{t('conversations.new.none')}</Typography>;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {data.data.map((contact) => (
        <ActionButton
          key={`${contact.school.id} ${contact.group?.id ?? ''}`}
          variant="outlined"
          disabled={busy}
          onClick={() => void start(contact)}
          sx={{ minHeight: 44, overflowWrap: 'anywhere', textAlign: 'start' }}
        >
          {labelOf(contact)}
        </ActionButton>
      ))}
    </Box>
  );
}
