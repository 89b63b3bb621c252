import { may } from '@lia/sdk/accounts/permissions';
import { joinGroup } from '@lia/sdk/groupCodes/endpoints';
import { listChildren } from '@lia/sdk/registrations/endpoints';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { type SubmitEvent, useState } from 'react';
import { useSearchParams } from 'react-router';

import { FormRefusal } from '../fields/FormRefusal.tsx';
import { LabelledInput } from '../fields/LabelledInput.tsx';
import { RadioField } from '../fields/RadioField.tsx';
import { SubmitButton } from '../fields/SubmitButton.tsx';
import { useWrongFocus } from '../ui/focus.ts';
import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { useMember, useServices } from '../services/services.ts';
import { useRead } from '../reads/useRead.ts';
import { StudentRoom } from '../studentRoom/StudentRoom.tsx';
import { ContentPage } from '../ui/ContentPage.tsx';
import { ForMember } from '../ui/ForMember.tsx';
import { Loading } from '../ui/Loading.tsx';
import { ReadFailed } from '../ui/Notice.tsx';
import { groupTexts } from './es.ts';
import { JOIN_CODE } from './paths.ts';

/** `/apps/grupos/unirse`: a student, or a parent for a child, enters the code that a teacher gave them. */
export default function JoinPage() {
  useTexts(groupTexts);
  const { t } = useText();
  if (may(useMember(), 'children.read')) return <ParentJoinPage />;
  return (
    <StudentRoom picture="join" title={t('groups.join')} width={560}>
      <Typography>{t('groupJoin.lead')}</Typography>
      <JoinForm />
    </StudentRoom>
  );
}

function ParentJoinPage() {
  const { t } = useText();
  const { data, error, mutate } = useRead([listChildren], (client) => client.call(listChildren));
  return (
    <ContentPage width={560}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Typography variant="h1">{t('groups.join')}</Typography>
        <Typography color="text.secondary">{t('groupJoin.lead.parent')}</Typography>
      </Box>
      {data && data.data.length > 0 && <JoinForm of={data.data} />}
      {data?.data.length === 0 && <Typography>{t('groupJoin.childless')}</Typography>}
      {!data && error !== undefined && (
        <ReadFailed inside title={t('groupJoin.failed')} error={error} retry={() => void mutate()} />
      )}
      {!data && error === undefined && (
        <Loading>
          <Skeleton variant="rounded" height={160} />
        </Loading>
      )}
    </ContentPage>
  );
}

/** `of`: the children of whom one joins; the member themselves where there are none. */
function JoinForm({ of = [] }: { of?: readonly { uuid: string; name: string }[] }) {
  const { t, message, failure } = useText();
  const { session } = useServices();
  const [query] = useSearchParams();
  const [code, setCode] = useState(query.get(JOIN_CODE) ?? '');
  const [child, setChild] = useState(of.length === 1 ? (of[0]?.uuid ?? null) : null);
  const [tried, setTried] = useState(false);
  const [sending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<{ text: string | null; times: number }>({ text: null, times: 0 });
  const [joined, setJoined] = useState<string | null>(null);
  const focusWrong = useWrongFocus();
  const isMissing = code.trim() === '';
  const isUnchosen = of.length > 0 && child === null;

  function type(change: () => void): void {
    change();
    setJoined(null);
    setTried(false);
  }

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (sending) return;
    setTried(true);
    if (isMissing || isUnchosen) return focusWrong(event.currentTarget);
    setSending(true);
    setJoined(null);
    setRefusal({ text: null, times: 0 });
    try {
      const body = { code, ...(child !== null && { student: child }) };
      const { data } = await session.client.call(joinGroup, { body });
      setJoined(t('groupJoin.done', data));
      setCode('');
      setTried(false);
    } catch (error) {
      setRefusal(({ times }) => ({ text: failure(error), times: times + 1 }));
    } finally {
      setSending(false);
    }
  }

  return (
    <ForMember>
      <Box component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ display: 'grid', gap: 4 }}>
        {of.length > 1 && (
          <RadioField
            name="student"
            label={t('groupJoin.child')}
            value={child}
            error={tried && isUnchosen ? message({ key: 'required' }) : null}
            choices={of.map(({ uuid, name }) => ({ value: uuid, label: name }))}
            onChange={(uuid) => type(() => setChild(uuid))}
          />
        )}
        <LabelledInput
          name="code"
          label={t('groupJoin.code')}
          value={code}
          error={tried && isMissing ? message({ key: 'required' }) : null}
          maxLength={20}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={({ target }) => type(() => setCode(target.value))}
        />
        <FormRefusal {...refusal} />
        {joined !== null && <Alert severity="success">{joined}</Alert>}
        <SubmitButton ready={!isMissing && !isUnchosen} sending={sending}>
          {t('groupJoin.send')}
        </SubmitButton>
      </Box>
    </ForMember>
  );
}
