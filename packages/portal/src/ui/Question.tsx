import { lazyDialog } from './lazyDialog.tsx';

/** Asks before something that is not easily taken back; fetched when it is first asked. */
export const Question = lazyDialog(() => import('./QuestionDialog.tsx'));
