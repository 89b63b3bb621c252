import { contactLabels } from '@lia/sdk/people/labels';
import { useText } from '../i18n/TextProvider.tsx';

/** The signed-in user in the place of the fields for a person: the data is that of the account, and not changed by a form. */
export function KnownPerson({ name, email }: { name: string; email: string }) {
  const { label } = useText();
  return (
    <dl className="lia-row" style={{ margin: 0 }}>
      <Known label={label(contactLabels.name)}>{name}</Known>
      <Known label={label(contactLabels.email)}>{email}</Known>
    </dl>
  );
}

function Known({ label, children }: { label: string; children: string }) {
  return (
    <div className="lia-field">
      <dt className="lia-label">{label}</dt>
      <dd style={{ margin: 0, overflowWrap: 'anywhere' }}>{children}</dd>
    </div>
  );
}
