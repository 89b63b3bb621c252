import type { QuestionData } from '@lia/sdk/lessons/contents';
import { booleanOptions, type QuestionKind } from '@lia/sdk/lessons/rules';

/** The options that a question of a kind begins with. */
export const freshOptions = (kind: QuestionKind): QuestionData['options'] =>
  kind === 'boolean'
    ? booleanOptions.map((id) => ({ id, text: '', correct: id === 'true' }))
    : [true, false].map((correct) => ({ id: crypto.randomUUID(), text: '', correct: correct && kind === 'single' }));
