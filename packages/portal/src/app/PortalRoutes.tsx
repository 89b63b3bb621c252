import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, Route, Routes } from 'react-router';

import { GuestsOnly, MembersOnly } from '../session/guards.tsx';
import { Splash } from './Splash.tsx';

const LoginPage = lazy(() => import('../session/login/LoginPage.tsx'));
const LoginErrorPage = lazy(() => import('../session/LoginErrorPage.tsx'));
const CallbackPage = lazy(() => import('../session/CallbackPage.tsx'));
const ConfirmPage = lazy(() => import('../session/ConfirmPage.tsx'));
const ForgotPasswordPage = lazy(() => import('../accounts/ForgotPasswordPage.tsx'));
const ResetPasswordPage = lazy(() => import('../accounts/ResetPasswordPage.tsx'));
const ChangePasswordPage = lazy(() => import('../accounts/ChangePasswordPage.tsx'));
const ProfilePage = lazy(() => import('../accounts/ProfilePage.tsx'));
const LogoutPage = lazy(() => import('../session/LogoutPage.tsx'));
const HomePage = lazy(() => import('../session/HomePage.tsx'));
const PublicLayout = lazy(() => import('../shell/PublicLayout.tsx'));
const RegisterPage = lazy(() => import('../registrations/RegisterPage.tsx'));
const ToMarketing = lazy(() => import('../registrations/ToMarketing.tsx'));
const MembershipsPage = lazy(() => import('../memberships/MembershipsPage.tsx'));
const MyMembershipPage = lazy(() => import('../memberships/MyMembershipPage.tsx'));
const SponsorshipPage = lazy(() => import('../giving/SponsorshipPage.tsx'));
const VolunteeringPage = lazy(() => import('../giving/VolunteeringPage.tsx'));
const DonationPage = lazy(() => import('../giving/DonationPage.tsx'));
const TeacherPage = lazy(() => import('../teachers/TeacherPage.tsx'));
const CoursePage = lazy(() => import('../courses/CoursePage.tsx'));
const LegalPage = lazy(() => import('../consents/LegalPage.tsx'));
const CataloguePage = lazy(() => import('../courses/catalogue/CataloguePage.tsx'));
const BuyCoursePage = lazy(() => import('../courses/catalogue/BuyCoursePage.tsx'));
const MemberDonationPage = lazy(() => import('../giving/member/MemberDonationPage.tsx'));
const MemberSponsorshipPage = lazy(() => import('../giving/member/MemberSponsorshipPage.tsx'));
const PersonalCache = lazy(() => import('./PersonalCache.tsx'));
const BillPage = lazy(() => import('../receipts/BillPage.tsx'));
const InvoicesPage = lazy(() => import('../receipts/InvoicesPage.tsx'));
const ReceiptPage = lazy(() => import('../payments/ReceiptPage.tsx'));
const VoucherPage = lazy(() => import('../payments/VoucherPage.tsx'));
const SandboxCheckoutPage = lazy(() => import('../payments/SandboxCheckoutPage.tsx'));
const SandboxVoucherPage = lazy(() => import('../payments/SandboxVoucherPage.tsx'));
const MyCoursePage = lazy(() => import('../courses/mine/MyCoursePage.tsx'));
const AccountLayout = lazy(() => import('../shell/AccountLayout.tsx'));
const MemberLayout = lazy(() => import('../shell/MemberLayout.tsx'));
const ParentDashboard = lazy(() => import('../dashboards/ParentDashboard.tsx'));
const TeacherDashboard = lazy(() => import('../dashboards/TeacherDashboard.tsx'));
const SchoolDashboard = lazy(() => import('../dashboards/SchoolDashboard.tsx'));
const StudentLanding = lazy(() => import('../dashboards/StudentLanding.tsx'));
const NotFoundPage = lazy(() => import('./NotFoundPage.tsx'));

/** Forms of visitors, and where members who pay find the same with their data filled in. */
const publicForms = [
  { path: '/register', payersAt: '/apps/membership', Page: RegisterPage },
  { path: '/registroapoyar/:type?', payersAt: '/apps/donar', Page: DonationPage },
  { path: '/registropatrocinar/:type?', payersAt: '/apps/patrocinar', Page: SponsorshipPage },
  { path: '/cursos/:id', payersAt: '/apps/cursos/:id', Page: CoursePage },
  { path: '/maestros/cursos/:id', payersAt: '/apps/cursos/:id', Page: CoursePage },
] as const;

/** Every screen and who may see it (document 1 section 2). */
export function PortalRoutes() {
  const { t } = useTranslation();

  return (
    <Suspense fallback={<Splash text={t('page.loading')} />}>
      <Routes>
        <Route path="/" element={<Navigate to="/pages/redirect" replace />} />

        <Route element={<GuestsOnly />}>
          <Route path="/login" element={<LoginPage />} />
          <Route path="/forgotPassword" element={<ForgotPasswordPage />} />
          <Route path="/loginerror" element={<LoginErrorPage />} />
          <Route path="/callback" element={<CallbackPage />} />
          <Route element={<PublicLayout />}>
            <Route path="/registrovoluntario/:type?" element={<VolunteeringPage />} />
            <Route path="/maestros/registro/:type?" element={<TeacherPage />} />
            <Route path="/registro/:type?" element={<CoursePage />} />
            <Route path="/cursos" element={<ToMarketing />} />
            <Route path="/maestros/cursos" element={<ToMarketing />} />
          </Route>
        </Route>

        {publicForms.map(({ path, payersAt, Page }) => (
          <Route key={path} path={path} element={<GuestsOnly payersAt={payersAt} />}>
            <Route element={<PublicLayout />}>
              <Route index element={<Page />} />
            </Route>
          </Route>
        ))}

        <Route element={<PublicLayout />}>
          <Route path="/memberships" element={<MembershipsPage />} />
          <Route path="/legal/:document" element={<LegalPage />} />
        </Route>
        <Route path="/logout" element={<LogoutPage />} />
        <Route path="/confirm" element={<ConfirmPage />} />
        <Route path="/resetPassword" element={<ResetPasswordPage />} />

        <Route element={<PersonalCache />}>
          <Route path="/receipt" element={<ReceiptPage />} />
          <Route path="/voucher/:id" element={<VoucherPage />} />
          <Route path="/sandbox/checkout/:preference_id" element={<SandboxCheckoutPage />} />
          <Route path="/sandbox/voucher/:id" element={<SandboxVoucherPage />} />

          <Route element={<MembersOnly entry="member" />}>
            <Route path="/pages/redirect" element={<HomePage />} />
            <Route element={<MemberLayout />}>
              <Route path="/apps/dashboard" element={<SchoolDashboard />} />
              <Route path="/apps/miscursos/:id" element={<MyCoursePage />} />
            </Route>
            <Route element={<AccountLayout />}>
              <Route path="/apps/changePassword" element={<ChangePasswordPage />} />
            </Route>
          </Route>
          <Route element={<MembersOnly entry="payers" />}>
            <Route element={<MemberLayout />}>
              <Route path="/apps/membership" element={<MyMembershipPage />} />
              <Route path="/invoice" element={<InvoicesPage />} />
              <Route path="/apps/cursos" element={<CataloguePage />} />
              <Route path="/apps/cursos/:id" element={<BuyCoursePage />} />
              <Route path="/apps/donar" element={<MemberDonationPage />} />
              <Route path="/apps/patrocinar" element={<MemberSponsorshipPage />} />
            </Route>
            <Route path="/bill" element={<BillPage />} />
          </Route>
          <Route element={<MembersOnly entry="parents" />}>
            <Route element={<MemberLayout />}>
              <Route path="/apps/dashboardpadres" element={<ParentDashboard />} />
              <Route path="/apps/profile" element={<ProfilePage />} />
            </Route>
          </Route>
          <Route element={<MembersOnly entry="teachers" />}>
            <Route element={<MemberLayout />}>
              <Route path="/apps/dashboardmaestros" element={<TeacherDashboard />} />
            </Route>
          </Route>
          <Route element={<MembersOnly entry="students" />}>
            <Route path="/apps/landing" element={<StudentLanding />} />
          </Route>
        </Route>
        <Route path="/pages/bienvenido" element={<Navigate to="/apps/dashboardmaestros/" replace />} />

        <Route path="/pages/errors/error-404" element={<NotFoundPage />} />
        <Route path="*" element={<Navigate to="/pages/errors/error-404" replace />} />
      </Routes>
    </Suspense>
  );
}
