import { ApiError } from '@lia/sdk/http/error';
import { newIdempotencyKey } from '@lia/sdk/http/idempotency';
import type { Client } from '@lia/sdk/http/client';
import type { ProviderAnswer } from '@lia/sdk/federation/schema';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

import { useText } from '../i18n/useText.ts';
import { useRead } from '../services/useRead.ts';
import { Splash } from '../ui/Splash.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Page } from '../ui/Page.tsx';
import { forgetAttempt, keptAttempt } from './attempt.ts';

interface ArrivalProps<T> {
  /** Finishes the attempt with what the provider sent. */
  finish: (client: Client, answer: ProviderAnswer) => Promise<T>;
  /** Goes on. */
  arrived: (answer: T) => void;
  /** What did not work, where it did not. */
  failed: string;
  /** Where to try again. */
  back: { label: string; to: string };
}

/** Where an identity provider sends the browser back to: finishes the attempt that this tab began, once. */
export function Arrival<T>({ finish, arrived, failed, back }: ArrivalProps<T>) {
  const { t, failure } = useText();
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const [query] = useState(search);
  const [attempt] = useState(keptAttempt);
  const [key] = useState(newIdempotencyKey);
  const { data, error } = useRead(
    attempt && ['federation', key],
    (client) => finish(client, { query, secret: attempt?.secret ?? '' }),
    // An answer is good once.
    { revalidateOnFocus: false, revalidateOnReconnect: false, revalidateIfStale: false, shouldRetryOnError: false },
  );
  // The provider's code is removed from the address at once, so that it is neither bookmarked nor shared.
  useEffect(() => {
    forgetAttempt();
    const wanted = attempt?.wanted ?? null;
    void navigate(pathname, { replace: true, state: wanted === null ? null : { wanted } });
  }, [navigate, pathname, attempt]);

  // Only then, since the guard of the screen leads on to what its history state wants.
  const isReady = data !== undefined && search === '';
  const isDone = useRef(false);
  useEffect(() => {
    if (!isReady || isDone.current) return;
    isDone.current = true;
    arrived(data);
  }, [isReady, data, arrived]);

  if (attempt && error === undefined) return <Splash text={t('page.loading')} />;
  // The error of a field is more precise than that of the form.
  const [wrong] = error instanceof ApiError ? Object.values(error.fields) : [];
  return (
    <Page title={failed} bare>
      <Notice title={failed} text={attempt ? (wrong ?? failure(error)) : t('federation.elsewhere')} action={back} />
    </Page>
  );
}
