import { useText } from '../i18n/TextProvider.tsx';

/** The signed-in user in the place of the fields for a person: the data is that of the account, and not changed by a form. */
export function KnownPerson({ name, email }: { name: string; email: string }) {
  const { t } = useText();
  return (
    <dl className="lia-row" style={{ margin: 0 }}>
      <Known label={t('field.name')}>{name}</Known>
      <Known label={t('field.email')}>{email}</Known>
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
