import { listHomework } from '@lia/sdk/homework/endpoints';
import { countToDo } from '@lia/sdk/homework/parts';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';

import { Avatar } from '../avatars/Avatar.tsx';
import { useParts } from '../homework/useParts.ts';
import { useText } from '../i18n/useText.ts';
import { useIsView, useMember, useServices } from '../services/services.ts';
import { useRead } from '../reads/useRead.ts';
import { Picture } from '../studentRoom/pictures.tsx';
import { usePlaces } from '../studentRoom/places.ts';
import { ReadAloud } from '../studentRoom/readAloud/ReadAloud.tsx';
import { READ_ROOT } from '../studentRoom/readAloud/parts.ts';
import { lazyDialog } from '../ui/lazyDialog.tsx';
import { ImportantDates } from './ImportantDates.tsx';
import { StudentGreeting } from './StudentGreeting.tsx';

const AvatarDialog = lazyDialog(() => import('../avatars/AvatarDialog.tsx'));

const PICTURE_PX = 120;

/** The start of a child in preescolar, who does not read: three large pictures, each with a word that may be heard. */
export function PreschoolLanding() {
  const { t } = useText();
  const { uuid, data } = useMember();
  const { session } = useServices();
  const isView = useIsView();
  const [choosing, setChoosing] = useState(false);
  // Without lessons to join, the class is where a child sees that they were there.
  const [place] = usePlaces(['live', 'attendance']);
  const { data: homework } = useRead([listHomework], (client) => client.call(listHomework, { query: {} }));
  const toDo = countToDo(useParts(homework ?? []));
  return (
    <StudentGreeting>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap: 4,
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
        }}
      >
        {place && (
          <BigPicture
            label={t('students.class')}
            colour="schools"
            press={{ to: place.path }}
            picture={<Picture of="class" size={PICTURE_PX} />}
          />
        )}
        <BigPicture
          label={toDo === 0 ? t('students.work.done') : t('students.work', { count: toDo })}
          colour="teachers"
          press={{ to: '/apps/sections/mistareas' }}
          picture={<Picture of="homework" size={PICTURE_PX} />}
        />
        {!isView && (
          <BigPicture
            label={t('students.avatar')}
            colour="parents"
            press={{ run: () => setChoosing(true) }}
            picture={<Avatar path={data.photoURL} seed={uuid} size={PICTURE_PX} />}
          />
        )}
      </Box>
      <ImportantDates />
      {choosing && (
        <AvatarDialog
          owner={{ uuid, name: null, path: data.photoURL }}
          onChosen={session.refresh}
          close={() => setChoosing(false)}
        />
      )}
    </StudentGreeting>
  );
}

interface BigPictureProps {
  label: string;
  colour: 'schools' | 'teachers' | 'parents';
  press: { to: string } | { run: () => void };
  picture: ReactNode;
}

function BigPicture({ label, colour, press, picture }: BigPictureProps) {
  return (
    <Box
      component="li"
      {...{ [READ_ROOT]: '' }}
      sx={{
        position: 'relative',
        display: 'grid',
        bgcolor: 'background.paper',
        border: 6,
        borderColor: `${colour}.main`,
        borderRadius: '36px',
        overflow: 'hidden',
      }}
    >
      <ButtonBase
        {...('to' in press ? { component: Link, to: press.to } : { onClick: press.run })}
        sx={{
          display: 'grid',
          justifyItems: 'center',
          gap: 3,
          p: 5,
          pb: 6,
          fontFamily: 'inherit',
          '&.Mui-focusVisible': { outline: '4px solid', outlineOffset: -8, borderRadius: '36px' },
        }}
      >
        {picture}
        <Box component="span" data-read sx={{ fontSize: '1.75rem', fontWeight: 800, textAlign: 'center' }}>
          {label}
        </Box>
      </ButtonBase>
      <Box sx={{ position: 'absolute', top: 12, insetInlineEnd: 12 }}>
        <ReadAloud card />
      </Box>
    </Box>
  );
}
