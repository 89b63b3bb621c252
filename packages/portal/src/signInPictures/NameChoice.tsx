import type { ClassStudent, SignInClass } from '@lia/sdk/signInPictures/schema';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';

import { Avatar } from '../avatars/Avatar.tsx';
import { useText } from '../i18n/useText.ts';
import { tile } from './tile.ts';

interface NameChoiceProps {
  opened: SignInClass['data'];
  choose: (child: ClassStudent) => void;
}

/** The children of a class, who press their own name. */
export function NameChoice({ opened: { group, students }, choose }: NameChoiceProps) {
  const { t } = useText();
  return (
    <>
      <Typography variant="h1">{t('classPage.who')}</Typography>
      <Typography color="text.secondary" sx={{ overflowWrap: 'anywhere', maxWidth: '100%' }}>
        {t('classPage.of', { group })}
        <br />
        {t(students.length === 0 ? 'classPage.none' : 'classPage.press')}
      </Typography>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          width: '100%',
          maxWidth: 720,
          display: 'flex',
          flexWrap: 'wrap',
          gap: 3,
          justifyContent: 'center',
        }}
      >
        {students.map((child) => (
          <Box component="li" key={child.id} sx={{ width: 136, display: 'grid' }}>
            <ButtonBase
              onClick={() => choose(child)}
              sx={{ ...tile, minHeight: 136, p: 3, display: 'grid', gap: 2, alignContent: 'center' }}
            >
              <Avatar path={child.avatar_path} seed={child.id} size={64} />
              <Box component="span" sx={{ fontSize: '1.125rem', fontWeight: 700, overflowWrap: 'anywhere' }}>
                {child.name}
                {child.blocked && (
                  <Box component="span" sx={{ display: 'block', fontSize: '0.875rem', fontWeight: 400 }}>
                    {t('classPage.blocked')}
                  </Box>
                )}
              </Box>
            </ButtonBase>
          </Box>
        ))}
      </Box>
    </>
  );
}
