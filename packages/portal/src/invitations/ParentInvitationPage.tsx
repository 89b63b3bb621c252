import { AnswerPage } from './AnswerPage.tsx';
import { parentInvitation } from './kinds.ts';

/** `/invitacion/familia#token=`: where the e-mail or the shared link of a parent leads; without a token, where its code is typed. */
export default function ParentInvitationPage() {
  return <AnswerPage kind={parentInvitation} />;
}
