import './en.ts';
import './es.ts';

import { makeAccessCards } from '@lia/sdk/accessCards/endpoints';
import { MAX_CARDS } from '@lia/sdk/accessCards/rules';
import CardIcon from '@mui/icons-material/QrCode2';
import { Button, type ButtonProps } from '@mui/material';
import { lazy, useState } from 'react';
import { useRefresh } from 'react-admin';

import { useClient } from '../client/ClientContext.ts';
import { useText } from '../i18n/text.ts';
import { LazyDialog } from '../loading/LazyBoundary.tsx';
import { Question } from '../records/Question.tsx';
import type { MadeCards } from './CardDialog.tsx';

const loadCardDialog = () => import('./CardDialog.tsx');
const CardDialog = lazy(loadCardDialog);

interface AccessCardsProps extends Pick<ButtonProps, 'variant'> {
  label: string;
  /** Whose cards: the uuids of students, asked for when the button is pressed. */
  users: () => Promise<readonly string[]>;
  /** Whether they have cards, which end. */
  replaces?: boolean;
  /** Called when the dialog is closed after all of them were made. */
  onDone?: () => void;
}

const none: MadeCards = { cards: [], address: '', total: 0, status: 'making' };

/** Makes access cards for students and shows them, ready to be printed. */
export function AccessCards({ label, users, replaces = false, onDone, variant = 'outlined' }: AccessCardsProps) {
  const t = useText();
  const client = useClient();
  const refresh = useRefresh();
  const [asking, setAsking] = useState(false);
  const [made, setMade] = useState<MadeCards | null>(null);

  /** Goes on after those that were made: made again, they would end. */
  async function make({ cards: before, address: known }: MadeCards): Promise<void> {
    setAsking(false);
    let current: MadeCards = { ...none, cards: before, address: known };
    const show = (change: Partial<MadeCards>): void => {
      current = { ...current, ...change };
      setMade(current);
    };
    show({});
    try {
      // Before the calls: cards are shown once, and new ones end those before them.
      await loadCardDialog();
      const had = new Set(before.map(({ uuid }) => uuid));
      const wanted = (await users()).filter((uuid) => !had.has(uuid));
      show({ total: before.length + wanted.length });
      for (let from = 0; from < wanted.length; from += MAX_CARDS) {
        const body = { users: wanted.slice(from, from + MAX_CARDS) };
        // One request after another: each ends the earlier cards of its students.
        // oxlint-disable-next-line no-await-in-loop
        const { data, sign_in_url } = await client.call(makeAccessCards, { body });
        show({ cards: [...current.cards, ...data], address: sign_in_url });
      }
      show({ status: 'done' });
    } catch {
      show({ status: 'failed' });
    }
  }

  return (
    <>
      <Button variant={variant} startIcon={<CardIcon />} onClick={() => (replaces ? setAsking(true) : void make(none))}>
        {label}
      </Button>
      <Question
        open={asking}
        title={t('accessCards.replaceTitle')}
        body={t('accessCards.replaceBody')}
        confirm={label}
        onCancel={() => setAsking(false)}
        onConfirm={() => void make(none)}
      />
      {made && (
        <LazyDialog close={() => setMade(null)}>
          <CardDialog
            made={made}
            goOn={() => void make(made)}
            close={() => {
              if (made.status === 'done') onDone?.();
              setMade(null);
              refresh();
            }}
          />
        </LazyDialog>
      )}
    </>
  );
}
