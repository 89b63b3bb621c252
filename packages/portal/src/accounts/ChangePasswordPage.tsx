import { AccountPage } from './AccountPage.tsx';

/** `/apps/changePassword` (document 1 section 2). */
export default function ChangePasswordPage() {
  return <AccountPage />;
}
