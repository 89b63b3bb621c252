import { MAX_ACTIVITY_RESOURCES, MAX_INSTRUCTIONS, MAX_THEME } from '@lia/sdk/activities/rules';

import { LabelledInput, LabelledText } from '../fields/LabelledInput.tsx';
import type { FieldOf } from './activityForm.ts';

/** What an activity is about, and what students do and use. */
export const ContentFields = ({ field }: { field: FieldOf }) => (
  <>
    <LabelledInput {...field('theme')} maxLength={MAX_THEME} />
    <LabelledText {...field('instructions')} rows={5} maxLength={MAX_INSTRUCTIONS} />
    <LabelledText {...field('resources')} rows={2} maxLength={MAX_ACTIVITY_RESOURCES} />
    <LabelledText {...field('links', 'url_path')} rows={2} />
  </>
);
