import { useText } from '../i18n/useText.ts';
import { AccountPage } from './AccountPage.tsx';

/** `/apps/changePassword` (document 1 section 2). */
export default function ChangePasswordPage() {
  const { t } = useText();
  return <AccountPage title={t('account.change')} />;
}
