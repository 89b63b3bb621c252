import { isNotFound } from '@lia/sdk/http/error';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import type { SWRResponse } from 'swr';

import { useText } from '../i18n/useText.ts';
import { cardGrid } from './cardGrid.ts';
import { Loading } from './Loading.tsx';
import { Notice, ReadFailed } from './Notice.tsx';

interface ReadOutcomeProps<T> {
  read: Pick<SWRResponse<T, unknown>, 'data' | 'error' | 'mutate'>;
  /** Shown where it could not be read, beside a button that tries again. */
  failed: string;
  /** Shown where it is not there, which no other try changes. */
  unknown?: string;
  /** Height of what comes, in pixels; of a card, where cards come. */
  height: number;
  /** How many cards its outline has, where it is a grid of them. */
  cards?: number;
  children: (data: T) => ReactNode;
}

/** What was read on a page, once it is there; until then its outline, or why it is not. */
export function ReadOutcome<T>({ read, failed, unknown, height, cards, children }: ReadOutcomeProps<T>) {
  const { failure } = useText();
  const { data, error, mutate } = read;
  if (data !== undefined) return children(data);
  if (error === undefined)
    return (
      <Loading {...(cards !== undefined && { sx: cardGrid })}>
        {Array.from({ length: cards ?? 1 }, (_, card) => (
          <Skeleton key={card} variant="rounded" height={height} />
        ))}
      </Loading>
    );
  if (unknown !== undefined && isNotFound(error)) return <Notice inside title={unknown} text={failure(error)} />;
  return <ReadFailed inside title={failed} error={error} retry={() => void mutate()} />;
}
