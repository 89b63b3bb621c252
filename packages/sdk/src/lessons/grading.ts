/** A question with the options that are right. */
export interface GradedQuestion {
  id: string;
  options: readonly { id: string; correct: boolean }[];
}

/** What a student chose. */
export interface GivenAnswer {
  question: string;
  options: readonly string[];
}

/** An answer with its grade. */
export interface GradedAnswer {
  question: string;
  options: string[];
  right: boolean;
}

export interface QuizGrade {
  answers: GradedAnswer[];
  /** In whole percent of the questions, rounded down, so that no one passes by rounding. */
  score: number;
  passed: boolean;
}

const sameMembers = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size === other.size && [...one].every((member) => other.has(member));

/**
 * Whether answers are to these very questions, each once, with options of theirs: a quiz may have been changed since it was
 * opened.
 */
export function answersFit(questions: readonly GradedQuestion[], answers: readonly GivenAnswer[]): boolean {
  if (answers.length !== questions.length) return false;
  return questions.every(({ id, options }) => {
    const given = answers.filter(({ question }) => question === id);
    return given.length === 1 && given[0]?.options.every((chosen) => options.some((option) => option.id === chosen));
  });
}

/** Grades a quiz: a question is right with all of its right options and no other. The order of options and answers does not count. */
export function gradeQuiz(
  questions: readonly GradedQuestion[],
  given: readonly GivenAnswer[],
  passMark: number,
): QuizGrade {
  const answers = questions.map(({ id, options }): GradedAnswer => {
    const chosen = new Set(given.find(({ question }) => question === id)?.options);
    const correct = new Set(options.filter((option) => option.correct).map((option) => option.id));
    return { question: id, options: [...chosen], right: sameMembers(chosen, correct) };
  });
  const right = answers.filter((answer) => answer.right).length;
  const score = questions.length === 0 ? 0 : Math.floor((right * 100) / questions.length);
  return { answers, score, passed: questions.length > 0 && score >= passMark };
}
