import { type EditScope, editScopes } from '@lia/sdk/calendar/rules';

import { RadioField } from '../fields/RadioField.tsx';
import { useText } from '../i18n/useText.ts';

/** Which instances of a series something is for. */
export default function ScopeField({
  label,
  value,
  onChange,
}: {
  label: string;
  value: EditScope;
  onChange: (scope: EditScope) => void;
}) {
  const { t } = useText();
  const choices = editScopes.map((scope) => ({ value: scope, label: t(`calendar.scope.${scope}`) }));
  return <RadioField name="scope" label={label} choices={choices} value={value} error={null} onChange={onChange} />;
}
