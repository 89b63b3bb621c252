import type { AccessCards } from '@lia/sdk/accessCards/schema';
import { endChildCard, makeChildCard } from '@lia/sdk/children/endpoints';
import type { ChildRecord } from '@lia/sdk/children/schema';
import { allowChildPictures } from '@lia/sdk/signInPictures/endpoints';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { lazy, useState } from 'react';

import { ChildPassword } from '../accounts/ChildPassword.tsx';
import { useText } from '../i18n/useText.ts';
import { ViewAsChild } from '../session/ViewAsChild.tsx';
import { useServices } from '../services/services.ts';
import { useChange } from '../changes/useChange.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { ForMember } from '../ui/ForMember.tsx';
import { LazyBoundary } from '../ui/LazyBoundary.tsx';
import { Question } from '../ui/Question.tsx';
import { Section } from '../ui/Section.tsx';
import { LazyAlert } from '../ui/LazyAlert.tsx';
import { useMissingToast } from '../ui/useMissingToast.ts';

const loadCardDialog = () => import('./CardDialog.tsx');
const CardDialog = lazy(loadCardDialog);

interface ChildAccessProps {
  child: ChildRecord;
  refresh: () => Promise<unknown>;
}

/** How a child signs in: the password, and the card that young ones have. */
export function ChildAccess({ child: { uuid, name, may_have_card, has_card, pictures }, refresh }: ChildAccessProps) {
  const { t, failure } = useText();
  const { session, toasts } = useServices();
  const { busy, run } = useChange();
  const reportMissing = useMissingToast();
  const [asking, setAsking] = useState<'another' | 'end' | null>(null);
  const [making, setMaking] = useState(false);
  const [made, setMade] = useState<AccessCards | null>(null);
  const params = { id: uuid };
  const close = (): void => setAsking(null);

  async function make(): Promise<void> {
    setMaking(true);
    close();
    try {
      // Before the call: a card is shown once, and a new one ends the one before it.
      const arrived = await loadCardDialog().then(() => true, reportMissing);
      if (!arrived) return;
      setMade(await session.client.call(makeChildCard, { params }));
    } catch (error) {
      toasts.show('error', failure(error));
    } finally {
      setMaking(false);
    }
  }

  async function end(): Promise<void> {
    await run((client) => client.call(endChildCard, { params }));
    close();
    await refresh();
  }

  async function allow(): Promise<void> {
    await run((client) => client.call(allowChildPictures, { params }));
    await refresh();
  }

  return (
    <ForMember>
      <Section title={t('child.access')}>
        <ViewAsChild id={uuid} name={name} />
        <ChildPassword id={uuid} name={name} />
        {may_have_card && (
          <>
            <Typography color="text.secondary">{t('child.card')}</Typography>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
              <ActionButton
                variant="outlined"
                // Until the dialog is there: a further press would end the card that was just made.
                loading={making || made !== null}
                onClick={() => (has_card ? setAsking('another') : void make())}
              >
                {t(has_card ? 'child.card.again' : 'child.card.make')}
              </ActionButton>
              {has_card && (
                <ActionButton color="inherit" onClick={() => setAsking('end')}>
                  {t('child.card.end')}
                </ActionButton>
              )}
            </Box>
          </>
        )}
        {pictures === 'blocked' && (
          <LazyAlert
            severity="warning"
            action={
              <ActionButton color="inherit" disabled={busy} onClick={() => void allow()}>
                {t('child.pictures.allow')}
              </ActionButton>
            }
            sx={{ flexWrap: 'wrap' }}
          >
            {t('child.pictures.blocked', { name })}
          </LazyAlert>
        )}
        {(pictures === 'made' || pictures === 'used') && (
          <Typography color="text.secondary">{t('child.pictures', { name })}</Typography>
        )}
        {asking === 'another' && (
          <Question
            title={t('child.card.again.title')}
            text={t('child.card.again.text')}
            yes={t('child.card.again')}
            busy={busy}
            confirm={() => void make()}
            close={close}
          />
        )}
        {asking === 'end' && (
          <Question
            title={t('child.card.end.title', { name })}
            text={t('child.card.end.text')}
            yes={t('child.card.end')}
            busy={busy}
            confirm={() => void end()}
            close={close}
          />
        )}
        {made && (
          <LazyBoundary>
            <CardDialog
              made={made}
              close={() => {
                setMade(null);
                void refresh();
              }}
            />
          </LazyBoundary>
        )}
      </Section>
    </ForMember>
  );
}
