import { hasFeature } from '@lia/sdk/accounts/features';
import { may } from '@lia/sdk/accounts/permissions';
import { groupsOf } from '@lia/sdk/accounts/roles';
import type { SessionUser } from '@lia/sdk/accounts/schema';

import { ActionButton } from '../ui/ActionButton.tsx';
import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { MyCourses } from '../courses/mine/MyCourses.tsx';
import { isAdministrator } from '../session/home.ts';
import { useMember } from '../services/services.ts';
import { contact } from '../shell/contact.ts';
import { LazyAlert } from '../ui/LazyAlert.tsx';
import { Dashboard } from './Dashboard.tsx';
import { GroupFigures } from './GroupFigures.tsx';
import { homeTexts } from './homes/es.ts';
import { MyGifts } from './MyGifts.tsx';
import { MyPlan } from './MyPlan.tsx';
import { Panel } from './Panel.tsx';
import { SchoolOverview } from './SchoolOverview.tsx';

/** The start of school roles, administrators and roles that are not named. */
export default function SchoolDashboard() {
  useTexts(homeTexts);
  const { t } = useText();
  const user = useMember();
  const hasRole = user.role.length > 0;
  const gifts = may(user, 'gifts.make') && !isAdministrator(user) && <Gifts user={user} />;

  return (
    <Dashboard
      greeting={t('schools.greeting', { name: user.data.displayName || user.data.username })}
      lead={hasRole ? t('schools.lead') : t('schools.roleless')}
    >
      {!hasRole && (
        <ActionButton variant="contained" href={`mailto:${contact.email}`} sx={{ justifySelf: 'start' }}>
          {t('schools.roleless.write', { email: contact.email })}
        </ActionButton>
      )}
      {groupsOf(user).has('schoolAdmin') && user.school_id === null && user.company === null && (
        <LazyAlert severity="info" role="note">
          {t('schools.unassigned')}
        </LazyAlert>
      )}
      {/* What a company came for. */}
      {user.company !== null && gifts}
      {hasFeature(user, 'school.reports') && !isAdministrator(user) && <GroupFigures />}
      {may(user, 'users.manage') && <SchoolOverview />}
      <MyCourses />
      {may(user, 'plans.hold') && !isAdministrator(user) && <MyPlan />}
      {user.company === null && gifts}
      {isAdministrator(user) ? (
        <Panel audience="schools" title={t('schools.admin.title')} text={t('schools.admin.text')}>
          <ConsoleButton href="/admin" />
        </Panel>
      ) : (
        hasFeature(user, 'school.panel') && (
          <Panel
            audience="schools"
            title={t(user.company === null ? 'schools.panel.title' : 'schools.panel.company')}
            text={t('schools.panel.text')}
          >
            {may(user, 'users.manage') && <ConsoleButton href="/admin/users" />}
          </Panel>
        )
      )}
    </Dashboard>
  );
}

/** A company and who has no part in a school are here to help; a school is offered what is its own first. */
function Gifts({ user }: { user: SessionUser }) {
  if (user.company !== null) return <MyGifts offered="/apps/patrocinar" />;
  return groupsOf(user).has('schoolAdmin') ? <MyGifts /> : <MyGifts offered="/apps/donar" />;
}

function ConsoleButton({ href }: { href: string }) {
  const { t } = useText();
  return (
    <ActionButton variant="contained" href={href} sx={{ mt: 2 }}>
      {t('schools.admin.link')}
    </ActionButton>
  );
}
