import { changeMember } from '@lia/sdk/clubs/endpoints';
import type { ClubDetail } from '@lia/sdk/clubs/schema';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { Avatar } from '../avatars/Avatar.tsx';
import { useText } from '../i18n/useText.ts';
import { useChangeOf } from '../changes/useChangeOf.ts';
import { ActionButton } from '../ui/ActionButton.tsx';

/** Who is in a club, and who was removed and may come back: by full name, since first names repeat. */
export function ClubPeople({ club, people }: { club: string; people: ClubDetail['data']['people'] }) {
  const { t } = useText();
  const { busy, run } = useChangeOf('clubs');
  if (people.length === 0) return <Typography color="text.secondary">{t('clubs.members.none')}</Typography>;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, width: '100%', display: 'grid', gap: 2 }}>
      {people.map(({ uuid, name: first, last_name, avatar_path, seed, removed }) => {
        const name = `${first} ${last_name}`;
        return (
          <Box component="li" key={uuid} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
            <Avatar path={avatar_path} seed={seed} size={40} />
            <Typography sx={{ flex: 1, minWidth: 120, overflowWrap: 'anywhere' }}>{name}</Typography>
            <ActionButton
              size="small"
              disabled={busy}
              onClick={() =>
                void run((client) =>
                  client.call(changeMember, { params: { id: club, member: uuid }, body: { member: removed } }),
                )
              }
            >
              {t(removed ? 'clubs.member.back' : 'clubs.member.remove', { name })}
            </ActionButton>
          </Box>
        );
      })}
    </Box>
  );
}
