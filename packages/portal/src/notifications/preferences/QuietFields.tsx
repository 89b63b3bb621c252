import { zoneLabels } from '@lia/sdk/calendar/labels';
import { mexicanZones } from '@lia/sdk/calendar/zones';
import type { QuietHours } from '@lia/sdk/notifications/schema';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { CheckField } from '../../fields/CheckField.tsx';
import { LabelledInput } from '../../fields/LabelledInput.tsx';
import { LabelledSelect } from '../../fields/LabelledSelect.tsx';
import { useText } from '../../i18n/useText.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import { preferenceTexts } from './es.ts';

/** The hours that are offered first: a night. */
const NIGHT = { from: '22:00', until: '07:00' };

/** Whether both ends of quiet hours are typed. */
export const isComplete = ({ quiet }: QuietHours): boolean =>
  quiet === null || (quiet.from !== '' && quiet.until !== '');

interface QuietFieldsProps {
  values: QuietHours;
  /** What the hours do, and what the zone is called. */
  text: string;
  zoneLabel: string;
  onChange: (changed: Partial<QuietHours>) => void;
}

/** Quiet hours and whose clock they are read on. */
export function QuietFields({ values: { quiet, zone }, text, zoneLabel, onChange }: QuietFieldsProps) {
  useTexts(preferenceTexts);
  const { t, language, message } = useText();
  return (
    <>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <CheckField
          role="switch"
          aria-checked={quiet !== null}
          label={t('notifications.quiet')}
          checked={quiet !== null}
          onChange={(on) => onChange({ quiet: on ? NIGHT : null })}
        />
        <Typography color="text.secondary">{text}</Typography>
        {quiet && (
          <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 160px))', gap: 4 }}>
            {(['from', 'until'] as const).map((end) => (
              <LabelledInput
                key={end}
                type="time"
                label={t(`notifications.quiet.${end}`)}
                error={quiet[end] === '' ? message({ key: 'required' }) : null}
                value={quiet[end]}
                onChange={({ target }) => onChange({ quiet: { ...quiet, [end]: target.value } })}
              />
            ))}
          </Box>
        )}
      </Box>
      <Box sx={{ justifySelf: 'stretch', maxWidth: 480 }}>
        <LabelledSelect
          label={zoneLabel}
          value={zone}
          onChange={({ target }) => onChange({ zone: mexicanZones.find((one) => one === target.value) ?? zone })}
        >
          {mexicanZones.map((one) => (
            <option key={one} value={one}>
              {zoneLabels[one][language]}
            </option>
          ))}
        </LabelledSelect>
      </Box>
    </>
  );
}
