import { endGroupCards, listGroupCards, makeGroupCards } from '@lia/sdk/accessCards/endpoints';

import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { useRead } from '../reads/useRead.ts';
import { CardsToPrint } from './CardsToPrint.tsx';
import { GroupCredentialsDialog } from './GroupCredentialsDialog.tsx';
import { cardTexts } from './es.ts';
import { useGroupCredentials } from './useGroupCredentials.ts';

interface GroupCardsDialogProps {
  /** Its id and name. */
  group: { id: string; name: string };
  close: () => void;
}

/** Makes, prints and ends the access cards of the students of a group. */
export default function GroupCardsDialog({ group: { id, name }, close }: GroupCardsDialogProps) {
  useTexts(cardTexts);
  const { t } = useText();
  const params = { id };
  const { data, error, mutate } = useRead(['cards', id], (client) => client.call(listGroupCards, { params }));
  const cards = useGroupCredentials({
    rows: data?.data.map((row) => ({ ...row, credential: row.card_id, standing: t(`cards.status.${row.card}`) })),
    make: (client, students) => client.call(makeGroupCards, { params, body: { students } }),
    refresh: () => mutate(),
  });
  const { picked, holders, made, closeMade, change } = cards;

  if (made) return <CardsToPrint made={made} close={closeMade} />;
  return (
    <GroupCredentialsDialog
      credentials={cards}
      words={{
        title: t('cards.title', { name }),
        lead: t('cards.lead'),
        none: t('cards.none'),
        failed: t('cards.failed'),
        make: picked.length === 0 ? t('cards.unchosen') : t('cards.make', { count: picked.length }),
        end: t('cards.end', { count: holders.length }),
        replaceQuestion: {
          title: t('cards.replace.title', { count: holders.length }),
          text: t('cards.replace.text'),
          yes: t('cards.replace.yes'),
        },
        endQuestion: { title: t('cards.end.title', { count: holders.length }), text: t('cards.end.text') },
      }}
      error={error}
      retry={() => void mutate()}
      end={() => void change((client, students) => client.call(endGroupCards, { params, body: { students } }), holders)}
      close={close}
    />
  );
}
