import { ApiError } from '@lia/sdk/http/error';
import { newIdempotencyKey } from '@lia/sdk/http/idempotency';
import type { Client } from '@lia/sdk/http/client';
import type { ProviderAnswer } from '@lia/sdk/federation/schema';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { useRead } from '../reads/useRead.ts';
import { Splash } from '../ui/Splash.tsx';
import { Notice, type NoticeAction } from '../ui/Notice.tsx';
import { Page } from '../ui/Page.tsx';
import { arrivalTexts } from './arrival/es.ts';
import { forgetAttempt, keptAttempt, wantedIn } from './attempt.ts';

interface ArrivalProps<T> {
  /** Finishes the attempt with what the provider sent. */
  finish: (client: Client, answer: ProviderAnswer) => Promise<T>;
  /** Goes on. */
  arrived: (answer: T) => void;
  /** What did not work, where it did not. */
  failed: string;
  /** Where what is wrong can be set right. */
  back: { label: string; to: string };
}

/** Where an identity provider sends the browser back to: finishes the attempt that this tab began, once. */
export function Arrival<T>({ finish, arrived, failed, back }: ArrivalProps<T>) {
  useTexts(arrivalTexts);
  const { t, failure } = useText();
  const { search, pathname, state } = useLocation();
  const navigate = useNavigate();
  const [query] = useState(search);
  const [attempt] = useState(keptAttempt);
  // Also of a page that was loaded again, whose attempt is forgotten.
  const [wanted] = useState(() => attempt?.wanted ?? wantedIn(state));
  const [key] = useState(newIdempotencyKey);
  const { data, error, isValidating, mutate } = useRead(
    attempt && ['federation', key],
    (client) => finish(client, { query, secret: attempt?.secret ?? '' }),
    // An answer is good once.
    { revalidateOnFocus: false, revalidateOnReconnect: false, revalidateIfStale: false, shouldRetryOnError: false },
  );
  // The provider's code is removed from the address at once, so that it is neither bookmarked nor shared.
  useEffect(() => {
    forgetAttempt();
    void navigate(pathname, { replace: true, state: wanted === null ? null : { wanted } });
  }, [navigate, pathname, wanted]);

  // Only then, since the guard of the screen leads on to what its history state wants.
  const isReady = data !== undefined && search === '';
  const isDone = useRef(false);
  useEffect(() => {
    if (!isReady || isDone.current) return;
    isDone.current = true;
    arrived(data);
  }, [isReady, data, arrived]);

  if (attempt && (error === undefined || isValidating)) return <Splash text={t('page.loading')} />;
  const refused = error instanceof ApiError ? error : null;
  // The error of a field is more precise than that of the form.
  const [wrong] = Object.values(refused?.fields ?? {});
  const begins = !attempt || refused?.code.startsWith('FEDERATION_');
  const action: NoticeAction =
    refused?.status === 0
      ? // The answer of the provider may not have reached the API.
        { label: t('action.retry'), run: () => void mutate() }
      : { ...back, ...(begins && { label: t('action.retry') }), state: wanted === null ? null : { wanted } };
  return (
    <Page title={failed} bare>
      <Notice title={failed} text={attempt ? (wrong ?? failure(error)) : t('federation.elsewhere')} action={action} />
    </Page>
  );
}
