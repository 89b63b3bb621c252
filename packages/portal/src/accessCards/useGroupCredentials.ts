import { MAX_CARDS } from '@lia/sdk/accessCards/rules';
import type { MessageAnswer } from '@lia/sdk/accounts/schema';
import type { Client } from '@lia/sdk/http/client';
import { useState } from 'react';

import { useText } from '../i18n/useText.ts';
import { useServices } from '../services/services.ts';
import { useChange } from '../changes/useChange.ts';

/** A student, and what they have to sign in with. */
export interface CredentialStudent {
  uuid: string;
  name: string;
  last_name: string;
  username: string;
  /** Names what they have: another one takes its place. Null for nothing. */
  credential: string | null;
  /** Where they stand, in words. */
  standing: string;
}

/** Whose is made, and which one ends by it. */
export type Replacement = { uuid: string; replaces: string | null };

interface GroupCredentialsOptions<Row, Made> {
  /** Undefined until they are there. */
  rows: readonly Row[] | undefined;
  /** Answers what can be read this once. */
  make: (client: Client, students: Replacement[]) => Promise<Made>;
  refresh: () => Promise<unknown>;
}

export interface GroupCredentials<Row, Made> {
  rows: readonly Row[] | undefined;
  chosen: ReadonlySet<string>;
  choose: (uuids: ReadonlySet<string>) => void;
  picked: readonly Row[];
  /** Those of `picked` who have something that would end. */
  holders: readonly Row[];
  /** Whether more are chosen than one call takes. */
  tooMany: boolean;
  /** What waits for a yes. */
  asking: 'replace' | 'end' | null;
  ask: (asking: 'replace' | 'end' | null) => void;
  making: boolean;
  changing: boolean;
  /** What was made, until it is closed. */
  made: Made | null;
  closeMade: () => void;
  make: () => Promise<void>;
  change: (call: (client: Client, students: string[]) => Promise<MessageAnswer>, of: readonly Row[]) => Promise<void>;
}

/** What students of a group sign in with: made for those who are chosen, and ended. */
export function useGroupCredentials<Row extends CredentialStudent, Made>({
  rows,
  make,
  refresh,
}: GroupCredentialsOptions<Row, Made>): GroupCredentials<Row, Made> {
  const { failure } = useText();
  const { session, toasts } = useServices();
  const { busy: changing, run } = useChange();
  const [making, setMaking] = useState(false);
  const [chosen, choose] = useState<ReadonlySet<string>>(new Set());
  const [asking, ask] = useState<'replace' | 'end' | null>(null);
  const [made, setMade] = useState<Made | null>(null);
  const picked = (rows ?? []).filter(({ uuid }) => chosen.has(uuid));

  return {
    rows,
    chosen,
    choose,
    picked,
    holders: picked.filter(({ credential }) => credential !== null),
    tooMany: picked.length > MAX_CARDS,
    asking,
    ask,
    making,
    changing,
    made,
    closeMade: () => setMade(null),

    make: async () => {
      if (making) return;
      setMaking(true);
      // Each one that ends is named: sent again, the call is refused rather than ending the new ones.
      const students = picked.map(({ uuid, credential }) => ({ uuid, replaces: credential }));
      try {
        setMade(await make(session.client, students));
        choose(new Set());
      } catch (failed) {
        toasts.show('error', failure(failed));
      } finally {
        setMaking(false);
        ask(null);
        await refresh();
      }
    },

    change: async (call, of) => {
      const students = of.map(({ uuid }) => uuid);
      await run((client) => call(client, students));
      ask(null);
      await refresh();
    },
  };
}
