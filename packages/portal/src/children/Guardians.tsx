import { endGuardianship, restoreGuardianship } from '@lia/sdk/children/endpoints';
import type { ChildGuardian, ChildRecord } from '@lia/sdk/children/schema';
import { formatDay } from '@lia/sdk/calendar/days';
import { dayOf } from '@lia/sdk/calendar/instants';
import { newIdempotencyKey } from '@lia/sdk/http/idempotency';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import { useText } from '../i18n/useText.ts';
import { useChange } from '../changes/useChange.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { Question } from '../ui/Question.tsx';
import { Section } from '../ui/Section.tsx';
import { Invitations } from './Invitations.tsx';

interface GuardiansProps {
  child: ChildRecord;
  refresh: () => Promise<unknown>;
}

/** Who answers for a child, who is invited to, and how a guardian stops doing so. */
export default function Guardians({ child, refresh }: GuardiansProps) {
  const { t, language } = useText();
  const { busy, run } = useChange();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<ChildGuardian | null>(null);
  const { name, guardians, school } = child;
  const isLast = guardians.length === 1 && school === null;

  async function end({ id: guardian, is_self }: ChildGuardian): Promise<void> {
    const params = { id: child.uuid, guardian };
    const restore = async (): Promise<void> => {
      await run((client) => client.call(restoreGuardianship, { params, idempotencyKey: newIdempotencyKey() }));
      await refresh();
    };
    const done = await run((client) => client.call(endGuardianship, { params, idempotencyKey: newIdempotencyKey() }), {
      undo: { label: t('child.undo'), run: () => void restore() },
    });
    setAsked(null);
    if (done && is_self) await navigate('/apps/dashboardpadres');
    await refresh();
  }

  return (
    <Section title={t('child.guardians', { name })}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 4, width: '100%' }}>
        {guardians.map((guardian) => (
          <Box
            key={guardian.id}
            component="li"
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}
          >
            <Box sx={{ minWidth: 0 }}>
              <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
                {guardian.is_self ? t('child.guardians.self', { name: guardian.name }) : guardian.name}
              </Typography>
              <Typography variant="body2" color="text.secondary">
                {t('child.guardians.since', { when: formatDay(dayOf(guardian.since), language) })}
              </Typography>
            </Box>
            {guardian.removable && !isLast && (
              <ActionButton color="inherit" onClick={() => setAsked(guardian)}>
                {t(guardian.is_self ? 'child.unlink' : 'child.remove')}
              </ActionButton>
            )}
          </Box>
        ))}
      </Box>
      {child.may_invite && <Invitations child={child} refresh={refresh} />}
      {isLast && <Typography color="text.secondary">{t('child.unlink.last')}</Typography>}
      {asked && (
        <Question
          title={asked.is_self ? t('child.unlink.title', { name }) : t('child.remove.title', { guardian: asked.name })}
          text={asked.is_self ? t('child.unlink.text') : t('child.remove.text', { name })}
          yes={t(asked.is_self ? 'child.unlink' : 'child.remove')}
          busy={busy}
          confirm={() => void end(asked)}
          close={() => setAsked(null)}
        />
      )}
    </Section>
  );
}
