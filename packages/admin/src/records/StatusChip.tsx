import { useText } from '../i18n/text.ts';
import type { Statuses } from '../resources/field.ts';
import { ToneChip } from './ToneChip.tsx';

/** A status with its icon; nothing for a value that is none. */
export function StatusChip({ statuses, status }: { statuses: Statuses; status: string }) {
  const t = useText();
  const look = statuses[status];
  if (!look) return null;
  const Icon = look.icon;
  return <ToneChip tone={look.tone} icon={<Icon />} label={t(look.label)} />;
}
