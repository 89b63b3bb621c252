import { AnswerPage } from './AnswerPage.tsx';
import { schoolInvitation } from './kinds.ts';

/** `/invitacion#token=`: where the e-mail of a school leads. */
export default function InvitationPage() {
  return <AnswerPage kind={schoolInvitation} />;
}
