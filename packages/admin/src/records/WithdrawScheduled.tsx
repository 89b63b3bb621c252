import { useNavigate } from 'react-router';

import { useText } from '../i18n/text.ts';
import { ActButton } from './ActButton.tsx';
import { startAtHeading } from './headingFocus.tsx';

interface WithdrawScheduledProps {
  status: string;
  /** Whose texts it has. */
  texts: 'planTerms' | 'legalTexts';
  /** Path of the list to go back to. */
  list: string;
  call: () => Promise<{ message: string }>;
}

/** Takes back what was saved for later and does not hold yet, and goes back to its list. */
export function WithdrawScheduled({ status, texts, list, call }: WithdrawScheduledProps) {
  const t = useText();
  const navigate = useNavigate();
  if (status !== 'scheduled') return null;
  return (
    <ActButton
      color="error"
      label={t(`${texts}.withdraw`)}
      question={{ title: t(`${texts}.withdrawTitle`), body: t(`${texts}.withdrawBody`), cancel: t(`${texts}.keep`) }}
      call={call}
      then={() => void navigate(list, { state: startAtHeading })}
    />
  );
}
