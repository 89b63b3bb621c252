import { laterDialog } from './laterDialog.tsx';

/** Asks before something that is not easily taken back; fetched when it is first asked. */
export const Question = laterDialog(() => import('./QuestionDialog.tsx'));
