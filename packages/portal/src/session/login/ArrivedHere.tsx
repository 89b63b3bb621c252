import { useText } from '../../i18n/useText.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import { arrivalTexts } from '../arrival/es.ts';
import type { Arrival } from '../arrival/arrival.ts';
import { ArrivalNotice } from '../arrival/ArrivalNotice.tsx';

/** What a visitor has just registered or bought, and that they sign in next. */
export default function ArrivedHere({ arrival }: { arrival: Arrival }) {
  useTexts(arrivalTexts);
  const { t } = useText();
  return <ArrivalNotice arrival={arrival} next={t(`arrival.next.${arrival.what}`)} />;
}
