import { within } from './mutation.ts';

const portal = within('packages/portal/src', 'portal');

export const portalMutations = [
  portal({
    name: 'Session: what was typed is lost when it expires',
    file: 'services/sessionStore.ts',
    find: 'if (waiting) return become({ ...waiting, expired: reason });',
    replace: '',
    test: 'session/expired.test.tsx',
  }),
  portal({
    name: 'Drafts: those of members are kept readable',
    file: 'ui/FormHost.tsx',
    find: 'drafts: vault.storage,',
    replace: 'drafts: undefined,',
    test: 'session/expired.test.tsx',
  }),
  portal({
    name: 'Redirect: signing in leads to another site',
    file: 'session/guards.tsx',
    find: 'new URL(wanted, location.origin).origin === location.origin ? wanted : null',
    replace: 'wanted',
    test: 'session/guards.test.tsx',
  }),
  portal({
    name: 'Guard: a role opens the screens of another',
    file: 'session/guards.tsx',
    find: 'may(user, permission) ? (',
    replace: 'user.role.length > 0 ? (',
    test: 'app/routes.test.tsx',
  }),
  portal({
    name: 'Session: goes on in the portal after its end',
    file: 'services/sessionStore.ts',
    find: "if (endsAt === null) return end('UNAUTHENTICATED');",
    replace: 'if (endsAt === null) return;',
    test: 'session/session.test.tsx',
  }),
  portal({
    name: 'Cache: what one person read is shown to the next',
    file: 'app/PersonalCache.tsx',
    find: '<SWRConfig key={owner}',
    replace: '<SWRConfig key="all"',
    test: 'session/session.test.tsx',
  }),
  portal({
    name: 'Language: switched, but not kept',
    file: 'i18n/i18n.ts',
    find: 'localStorage.setItem(LANGUAGE_KEY, language);',
    replace: '',
    test: 'dashboards/dashboards.test.tsx',
  }),
  portal({
    name: 'Name: the button that shows a password has none',
    file: 'fields/PasswordInput.tsx',
    find: "aria-label={t(visible ? 'login.password.hide' : 'login.password.show')}",
    replace: '',
    test: 'session/login/LoginPage.test.tsx',
  }),
  portal({
    name: 'Contrast: secondary text is faint in the dark portal',
    file: 'app/theme.ts',
    find: 'secondary: palette.softInk',
    replace: "secondary: '#5A6180'",
    test: 'testing/screens.test.tsx',
  }),
  portal({
    name: 'Views: leaving one stays on the sign-in page',
    file: 'session/ViewFrame.tsx',
    find: '      go(`/admin/users/${viewed.current}/show`);\n',
    replace: '',
    test: 'session/ViewFrame.test.tsx',
  }),
  portal({
    name: 'Invoice: another file is fetched than was asked for',
    file: 'receipts/InvoiceFiles.tsx',
    find: 'params: { id: receiptId, kind }',
    replace: "params: { id: receiptId, kind: 'pdf' }",
    test: 'receipts/bills.test.tsx',
  }),
  portal({
    name: 'Invoice: nothing is shown where its file could not be fetched',
    file: 'receipts/InvoiceFiles.tsx',
    find: "toasts.show('error', t('bills.file.failed'));",
    replace: '',
    test: 'receipts/bills.test.tsx',
  }),
];
