import { AnswerPage } from './AnswerPage.tsx';
import { parentInvitation } from './kinds.ts';

/** `/invitacion/familia#token=`: where the e-mail or the shared link of a parent leads. */
export default function ParentInvitationPage() {
  return <AnswerPage kind={parentInvitation} />;
}
