import { formatInstant } from '@lia/sdk/calendar/instants';
import type { HeldLicence, OrderLicences } from '@lia/sdk/licences/records';
import { plain } from '@lia/sdk/validation/plain';
import { Box, Button, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';

import { useText } from '../i18n/text.ts';
import { ActButton } from '../records/ActButton.tsx';
import { UndoButton } from '../records/UndoButton.tsx';
import { useWords } from '../resources/field.ts';
import { PeopleChoice } from './PeopleChoice.ts';
import { useLicenceCalls } from './useOrderLicences.ts';

/** Holders that are shown at first, and with each press of the button below them. */
const PAGE = 20;

const nameOf = ({ holder: { name, last_name } }: HeldLicence): string => `${name} ${last_name}`.trim();

/** Who holds the licences of an order: searched where there are many; each is freed or given to another person. */
export function Holders({ licences: { order, status, held, elsewhere } }: { licences: OrderLicences['data'] }) {
  const t = useText();
  const [words, setWords] = useState('');
  const [shown, setShown] = useState(PAGE);
  const found = held.filter((one) => plain(`${nameOf(one)} ${one.holder.username}`).includes(plain(words.trim())));
  if (held.length === 0) {
    const none = elsewhere.length > 0 ? 'licences.unheldHere' : 'licences.unheld';
    return <Typography color="text.secondary">{t(none)}</Typography>;
  }
  return (
    <>
      {held.length > PAGE && (
        <TextField
          type="search"
          id="holders-search"
          label={t('licences.search')}
          value={words}
          onChange={({ target }) => setWords(target.value)}
          sx={{ maxWidth: 420 }}
        />
      )}
      {found.length === 0 && <Typography color="text.secondary">{t('licences.found')}</Typography>}
      <Stack component="ul" spacing={1} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {found.slice(0, shown).map((one) => (
          <HolderRow key={one.id} order={order} held={one} ended={status === 'ended'} />
        ))}
      </Stack>
      {found.length > shown && (
        <Box>
          <Button onClick={() => setShown(shown + PAGE)}>{t('licences.more')}</Button>
        </Box>
      )}
    </>
  );
}

function HolderRow({ order, held, ended }: { order: string; held: HeldLicence; ended: boolean }) {
  const { t, language } = useWords();
  const { free, reassign } = useLicenceCalls(order);
  const [moving, setMoving] = useState(false);
  const { id, num, holder, assigned_at, assigned_by } = held;
  const name = nameOf(held);
  const values = { num, date: formatInstant(assigned_at, language) };
  return (
    <Box
      component="li"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}
    >
      <Box sx={{ minWidth: 0, flex: '1 1 220px' }}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{`${name} (${holder.username})`}</Typography>
        <Typography variant="body2" color="text.secondary">
          {assigned_by === null ? t('licences.since', values) : t('licences.sinceBy', { ...values, by: assigned_by })}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {!ended && (
          <Button variant="outlined" aria-label={t('licences.moveOf', { name })} onClick={() => setMoving(true)}>
            {t('licences.move')}
          </Button>
        )}
        <ActButton
          variant="text"
          label={t('licences.free')}
          aria-label={t('licences.freeOf', { name })}
          call={() => free(id)}
          undo={<UndoFree order={order} person={holder.uuid} />}
        />
      </Box>
      {moving && (
        <PeopleChoice
          order={order}
          title={t('licences.moveTitle', { name })}
          most={1}
          confirm={() => t('licences.moveTo')}
          call={([person = '']) => reassign(id, person)}
          onClose={() => setMoving(false)}
        />
      )}
    </Box>
  );
}

/** In the toast after a licence was freed: gives one to the same person again. */
function UndoFree({ order, person }: { order: string; person: string }) {
  const t = useText();
  const { assign } = useLicenceCalls(order);
  return <UndoButton label={t('licences.undo')} call={() => assign([person])} />;
}
