import { ApiError } from '@lia/sdk/http/error';
import { PICTURES_TO_PRESS, type SignInPicture, signInPictures } from '@lia/sdk/signInPictures/rules';
import type { ClassStudent } from '@lia/sdk/signInPictures/schema';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';

import { Avatar } from '../avatars/Avatar.tsx';
import { FormRefusal } from '../fields/FormRefusal.tsx';
import { useText } from '../i18n/useText.ts';
import { useServices } from '../services/services.ts';
import { Drawing } from './drawings.tsx';
import { tile } from './tile.ts';

interface PicturePadProps {
  code: string;
  child: ClassStudent;
  /** Back to the names. */
  leave: () => void;
}

/** A child presses their pictures, in order; the last one signs in. Which were pressed is not shown: others look on. */
export function PicturePad({ code, child: { id, name, avatar_path, blocked }, leave }: PicturePadProps) {
  const { t, message, failure } = useText();
  const { session } = useServices();
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const [pressed, setPressed] = useState<readonly SignInPicture[]>([]);
  const [sending, setSending] = useState(false);
  const [closed, setClosed] = useState(blocked);
  const [refusal, setRefusal] = useState({ text: blocked ? message({ key: 'PICTURES_BLOCKED' }) : null, times: 0 });

  // What was pressed before is gone from the page.
  useEffect(() => heading.current?.focus(), []);

  async function press(picture: SignInPicture): Promise<void> {
    if (sending || pressed.includes(picture)) return;
    const pictures = [...pressed, picture];
    setPressed(pictures);
    if (pictures.length < PICTURES_TO_PRESS) return;
    setSending(true);
    try {
      await session.signInByPictures({ code, student: id, pictures });
      await navigate('/', { replace: true });
    } catch (error) {
      setRefusal(({ times }) => ({ text: failure(error), times: times + 1 }));
      setClosed(error instanceof ApiError && error.code === 'PICTURES_BLOCKED');
      setPressed([]);
      setSending(false);
    }
  }

  return (
    <>
      <Avatar path={avatar_path} seed={id} size={72} />
      <Typography variant="h1" ref={heading} tabIndex={-1} sx={{ overflowWrap: 'anywhere', maxWidth: '100%' }}>
        {t('classPage.hello', { name })}
      </Typography>
      <FormRefusal {...refusal} />
      {!closed && (
        <>
          <Typography>{t('classPage.three', { max: PICTURES_TO_PRESS })}</Typography>
          <Progress count={pressed.length} />
          <Box
            component="fieldset"
            aria-label={t('classPage.pictures')}
            sx={{
              border: 0,
              m: 0,
              p: 0,
              minWidth: 0,
              width: '100%',
              maxWidth: 480,
              display: 'grid',
              gap: { xs: 1.5, sm: 3 },
              gridTemplateColumns: 'repeat(4, minmax(64px, 1fr))',
            }}
          >
            {signInPictures.map((picture) => (
              <ButtonBase
                key={picture}
                aria-label={t(`picture.${picture}`)}
                onClick={() => void press(picture)}
                // White in any theme, as it is printed.
                sx={{ ...tile, aspectRatio: '1', bgcolor: 'common.white' }}
              >
                <Drawing of={picture} size="72%" />
              </ButtonBase>
            ))}
          </Box>
        </>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, justifyContent: 'center' }}>
        {!closed && (
          <Button size="large" disabled={pressed.length === 0 || sending} onClick={() => setPressed([])}>
            {t('classPage.undo')}
          </Button>
        )}
        <Button size="large" variant="outlined" disabled={sending} onClick={leave}>
          {t('classPage.other')}
        </Button>
      </Box>
    </>
  );
}

/** How many pictures are pressed, as dots and in words. */
function Progress({ count }: { count: number }) {
  const { t } = useText();
  return (
    <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
      {Array.from({ length: PICTURES_TO_PRESS }, (_, index) => (
        <Box
          key={index}
          aria-hidden
          sx={{
            width: 24,
            height: 24,
            borderRadius: '50%',
            border: 3,
            borderColor: 'text.primary',
            bgcolor: index < count ? 'text.primary' : 'transparent',
          }}
        />
      ))}
      <Typography component="output" sx={{ fontWeight: 700 }}>
        {t('classPage.pressed', { count, max: PICTURES_TO_PRESS })}
      </Typography>
    </Box>
  );
}
