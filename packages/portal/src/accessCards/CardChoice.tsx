import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Typography from '@mui/material/Typography';

import { useText } from '../i18n/useText.ts';
import type { CredentialStudent } from './useGroupCredentials.ts';

interface CardChoiceProps {
  rows: readonly CredentialStudent[];
  chosen: ReadonlySet<string>;
  choose: (uuids: ReadonlySet<string>) => void;
}

/** The students of a group, to be chosen one by one, all at once, or those who have none of what is made. */
export function CardChoice({ rows, chosen, choose }: CardChoiceProps) {
  const { t } = useText();
  const without = rows.filter(({ credential }) => credential === null);
  const all = rows.every(({ uuid }) => chosen.has(uuid));
  const chooseAll = (some: readonly CredentialStudent[]): void => choose(new Set(some.map(({ uuid }) => uuid)));

  function toggle(uuid: string): void {
    const next = new Set(chosen);
    if (!next.delete(uuid)) next.add(uuid);
    choose(next);
  }

  return (
    <Box>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, alignItems: 'center', justifyContent: 'space-between' }}
      >
        <FormControlLabel
          control={
            <Checkbox
              checked={all}
              indeterminate={!all && chosen.size > 0}
              onChange={() => chooseAll(all ? [] : rows)}
            />
          }
          label={t('cards.all')}
          sx={{ minHeight: 48 }}
        />
        {without.length > 0 && without.length < rows.length && (
          <Button onClick={() => chooseAll(without)}>{t('cards.without')}</Button>
        )}
      </Box>
      <FormGroup sx={{ borderTop: 1, borderColor: 'divider' }}>
        {rows.map(({ uuid, name, last_name, username, standing }) => (
          <FormControlLabel
            key={uuid}
            control={<Checkbox checked={chosen.has(uuid)} onChange={() => toggle(uuid)} />}
            label={
              <>
                {`${name} ${last_name}`}
                <Typography component="span" variant="body2" color="text.secondary" sx={{ display: 'block' }}>
                  {username} · {standing}
                </Typography>
              </>
            }
            sx={{ minHeight: 56, overflowWrap: 'anywhere' }}
          />
        ))}
      </FormGroup>
    </Box>
  );
}
